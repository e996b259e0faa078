import { Trans } from '@lingui/react/macro';
import type { NodeExplanation } from '#schemas/operator/preview.ts';

/** Whether a block is shown, as text. */
export function StateText({ state }: { state: NodeExplanation['state'] }) {
  if (state === 'shown') return <Trans>This block is shown.</Trans>;
  return state === 'failed' ? (
    <Trans>This block failed.</Trans>
  ) : (
    <Trans>This block is currently not shown.</Trans>
  );
}
