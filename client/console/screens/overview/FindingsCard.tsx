import { Plural, useLingui } from '@lingui/react/macro';
import type { Revision } from '#schemas/operator/revisions.ts';
import { useRevisionCheck } from '../../api/use-revision-check.ts';
import { OverviewCard } from './OverviewCard.tsx';

/** How many errors and warnings the published document has. */
export function FindingsCard({ code, revision }: { code: string; revision: Revision }) {
  const { t } = useLingui();
  const { data, error } = useRevisionCheck(code, revision);
  const count = data?.findings.filter(({ level }) => level !== 'note').length;
  return (
    <OverviewCard
      to="checks"
      about={t`Checks`}
      isUrgent={(count ?? 0) > 0}
      state={
        count === undefined ? (
          error && t`Could not be read`
        ) : count === 0 ? (
          t`Everything is fine.`
        ) : (
          <Plural value={count} one="# finding" other="# findings" />
        )
      }
    />
  );
}
