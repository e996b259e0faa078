import type { Finding } from '#schemas/operator/finding.ts';
import { startsWith } from '../document/operations.ts';
import type { TreeRow } from '../tree/page-tree.ts';

/** The worst level of the findings of each node, by its key. A finding counts for the innermost node only. */
export function findingsByRow(
  findings: readonly Pick<Finding, 'path' | 'level'>[],
  all: readonly TreeRow[],
): Map<string, 'error' | 'warning'> {
  const nodes = all.filter(({ kind, origin }) => kind === 'node' && origin === 'document');
  const worst = new Map<string, 'error' | 'warning'>();
  for (const { path, level } of findings) {
    const row = nodes.filter((one) => startsWith(path, one.path)).at(-1);
    if (!row || level === 'note') continue;
    if (level === 'error' || !worst.has(row.key)) worst.set(row.key, level);
  }
  return worst;
}
