import type { PageExplanation } from '#schemas/operator/preview.ts';

export type RowState = 'hidden' | 'failed' | 'error' | 'warning';

/** The state of each row by key: the worst that the preview and the check report. */
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
