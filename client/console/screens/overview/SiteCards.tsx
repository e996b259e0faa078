import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useCall } from '../../api/use-call.ts';
import { useRevisionTexts } from '../../ui/revision-texts.ts';
import { Time } from '../../ui/Time.tsx';
import { DraftsCard, draftsHash } from './DraftsCard.tsx';
import { FindingsCard } from './FindingsCard.tsx';
import { OverviewCard } from './OverviewCard.tsx';
import { RecentRevisions } from './RecentRevisions.tsx';

/** How many of the latest revisions are listed. */
const recent = 5;

/** What is published, what is not yet, and what today's checks find. */
export function SiteCards({ code, timeZone }: { code: string; timeZone: string | undefined }) {
  const { t } = useLingui();
  const published = useCall('published', { code });
  const drafts = useCall('drafts', { code });
  const revisions = useCall('revisions', { code, limit: recent });
  const pending = useCall('revisions', { code, limit: 200, isPending: 'true' });
  const revision = published.data?.revision;
  const latest = drafts.data?.rows[0];
  const blocked = pending.data?.rows.find(({ status }) => status === 'blocked');
  const next = pending.data?.rows
    .filter(({ status }) => status === 'scheduled')
    .sort((a, b) => (a.publishAt ?? '').localeCompare(b.publishAt ?? ''))[0];
  const { authorOf } = useRevisionTexts();
  const failed = t`Could not be read`;
  const revisionName = ({ number }: { number: number }) => t`Revision ${number}`;
  return (
    <>
      <ul className="Partners Partners--wide">
        <OverviewCard
          to="history"
          about={t`Published`}
          state={
            revision
              ? revisionName(revision)
              : published.data
                ? t`Not published yet`
                : published.error && failed
          }
        >
          {revision && (
            <>
              {authorOf(revision.author)} · <Time at={revision.createdAt} timeZone={timeZone} />
            </>
          )}
        </OverviewCard>
        <OverviewCard
          to={latest ? draftsHash : 'site'}
          about={t`Drafts`}
          state={
            drafts.data ? (
              <Plural value={drafts.data.rows.length} _0="No draft" one="# draft" other="# drafts" />
            ) : (
              drafts.error && failed
            )
          }
        >
          {latest && (
            <>
              {authorOf(latest.author)} · <Time at={latest.updatedAt} timeZone={timeZone} />
            </>
          )}
        </OverviewCard>
        {blocked && (
          <OverviewCard
            to={`history?revision=${blocked.number}`}
            about={t`Scheduled`}
            state={t`Blocked`}
            isUrgent
          >
            <Trans>Revision {blocked.number} was not published</Trans>
          </OverviewCard>
        )}
        {next && (
          <OverviewCard to="history" about={t`Scheduled`} state={revisionName(next)}>
            {next.publishAt && (
              <Trans>
                Goes live <Time at={next.publishAt} timeZone={timeZone} />
              </Trans>
            )}
          </OverviewCard>
        )}
        {revision && <FindingsCard code={code} revision={revision} />}
      </ul>
      {latest && <DraftsCard />}
      {revisions.data && <RecentRevisions rows={revisions.data.rows} timeZone={timeZone} />}
    </>
  );
}
