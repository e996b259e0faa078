import type { PageExplanation } from '#schemas/operator/preview.ts';
import type { TreeRow } from './page-tree.ts';
import { rowOfNode } from './shown-nodes.ts';

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
    const row = rowOfNode(node, all);
    if (row && (state === 'failed' || !states.has(row.key))) states.set(row.key, state);
  }
  return states;
}
