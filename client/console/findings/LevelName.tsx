import { Trans } from '@lingui/react/macro';
import type { FindingLevel } from '#schemas/operator/finding.ts';

/** What operators call the level of a finding. */
export function LevelName({ level }: { level: FindingLevel }) {
  if (level === 'error') return <Trans>Error</Trans>;
  return level === 'warning' ? <Trans>Warning</Trans> : <Trans>Hint</Trans>;
}
