import type { Finding } from '#schemas/operator/finding.ts';
import { startsWith } from '../../editor/document/operations.ts';
import type { MenuRow } from './menu-rows.ts';

/** The worst level of the findings in each row, by its key. What is in a submenu entry counts for that entry alone. */
export function levelsOf(
  findings: readonly Pick<Finding, 'path' | 'level'>[],
  all: readonly MenuRow[],
): Map<string, 'error' | 'warning'> {
  const worst = new Map<string, 'error' | 'warning'>();
  for (const { path, level } of findings) {
    const row = all.filter((one) => startsWith(path, one.path)).at(-1);
    if (!row || level === 'note') continue;
    if (level === 'error' || !worst.has(row.key)) worst.set(row.key, level);
  }
  return worst;
}
