import { formatPath } from '#engine/resolve/diagnostic.ts';
import { startsWith } from '../document/operations.ts';
import type { Path } from '../document/parse-document.ts';
import type { TreeRow } from './page-tree.ts';

/** The row that a path of the document is in: the innermost node, or a slot itself. */
export function rowAt(all: readonly TreeRow[], selection: Path | null): TreeRow | undefined {
  if (!selection) return undefined;
  const key = formatPath(selection);
  return (
    all.find((row) => row.key === key) ??
    all.filter(({ kind, path }) => kind === 'node' && startsWith(selection, path)).at(-1)
  );
}
