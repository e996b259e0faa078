import type { NodeExplanation, PageExplanation } from '#schemas/operator/preview.ts';
import { startsWith } from '../document/operations.ts';
import type { TreeRow } from './page-tree.ts';

export type RowState = 'hidden' | 'failed' | 'error' | 'warning';

/**
 * The state of each row by key: the worst that the preview and the check report.
 * @param explanation may be of an earlier document: nodes that have moved since are recognized by their ids
 */
export function rowStates(
  explanation: PageExplanation | undefined,
  findings: ReadonlyMap<string, 'error' | 'warning'>,
  all: readonly TreeRow[],
): Map<string, RowState> {
  const states = new Map<string, RowState>(findings);
  for (const node of explanation?.nodes ?? []) {
    const { state } = node;
    if (state !== 'failed' && state !== 'hidden') continue;
    const row = rowOf(node, all);
    if (row && (state === 'failed' || !states.has(row.key))) states.set(row.key, state);
  }
  return states;
}

function rowOf({ marker, id, path }: NodeExplanation, all: readonly TreeRow[]): TreeRow | undefined {
  const atMarker = all.find(({ key }) => key === marker);
  // The row of an emptied slot has no id.
  if (atMarker && (atMarker.id === undefined || atMarker.id === id)) return atMarker;
  const part = path.slice(0, path[0] === 'pages' ? 2 : 1);
  return all.find((row) => row.id === id && startsWith(row.path, part));
}
