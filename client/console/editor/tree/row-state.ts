import type { PageExplanation } from '#schemas/operator/preview.ts';

export type RowState = 'hidden' | 'failed' | 'error' | 'warning';

/** What the rows of the tree report: the worst of what the preview and the check found, by key. */
export function rowStates(
  explanation: PageExplanation | undefined,
  findings: ReadonlyMap<string, 'error' | 'warning'>,
): Map<string, RowState> {
  const states = new Map<string, RowState>(findings);
  for (const { marker, state } of explanation?.nodes ?? []) {
    if (state === 'failed') states.set(marker, 'failed');
    if (state === 'hidden' && !states.has(marker)) states.set(marker, 'hidden');
  }
  return states;
}
