import { useLingui } from '@lingui/react/macro';
import type { EntryRow } from '#schemas/operator/entry-calls.ts';

/** The badges of entries. */
export function useMarkNames(): Record<EntryRow['marks'][number], string> {
  const { t } = useLingui();
  return { pinned: t`Pinned`, secret: t`Secret`, coming: t`Upcoming`, ended: t`Ended` };
}
