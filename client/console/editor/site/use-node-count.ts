import { useState } from 'react';
import type { Path } from '../document/parse-document.ts';
import type { TreeRow } from '../tree/page-tree.ts';

/** How often another node was chosen so far. The chosen one stays the same where it moves, and under another id. */
export function useNodeCount(node: TreeRow | undefined, selection: Path | null | undefined): number {
  const [last, setLast] = useState({ node, selection, count: 0 });
  if (node === last.node && selection === last.selection) return last.count;
  // An edit of the id selects nothing.
  const isRenamed = selection === last.selection && node?.key === last.node?.key;
  const count = isRenamed || hasMoved(last.node, node) ? last.count : last.count + 1;
  setLast({ node, selection, count });
  return count;
}

/** Ids are unique on a page, and in the slots of all pages. */
const hasMoved = (from: TreeRow | undefined, to: TreeRow | undefined): boolean =>
  from?.id !== undefined && from.id === to?.id && partOf(from) === partOf(to);

const partOf = ({ path }: TreeRow): unknown => path[path[0] === 'pages' ? 1 : 0];
