import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import type { RevisionMeta } from '#schemas/operator/revisions.ts';
import { hasRole } from '#schemas/operator/roles.ts';
import { useCall } from '../../api/use-call.ts';
import { useLanguage } from '../../language/use-language.ts';
import { LoadState } from '../../ui/LoadState.tsx';
import { useRevisionTexts } from '../../ui/revision-texts.ts';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { Time } from '../../ui/Time.tsx';
import { usePartner } from '../partner/use-partner.ts';
import { CancelSchedule } from './CancelSchedule.tsx';
import { Changes } from './changes/Changes.tsx';
import { useDiff } from './changes/use-diff.ts';
import { PreviewRevision } from './PreviewRevision.tsx';
import { Restore } from './restore/Restore.tsx';

type Props = {
  number: number;
  /** Its row, if it is on this page of the list. */
  listed: RevisionMeta | undefined;
};

/** One revision: what it changed, and what can be done with it. */
export function RevisionView({ number, listed }: Props) {
  const { code } = usePartner();
  const read = useCall('revision', listed ? null : { code, number });
  if (listed) return <Shown revision={listed} />;
  return <LoadState read={read}>{({ revision }) => <Shown revision={revision} />}</LoadState>;
}

function Shown({ revision }: { revision: RevisionMeta }) {
  const { code, partner } = usePartner();
  const language = useLanguage();
  const read = useCall('published', { code }).data;
  const published = read && (read.revision?.number ?? null);
  const { authorOf, noteOf } = useRevisionTexts();
  const { number, status, author, note, base, createdAt, publishAt, problem, mergedAs } = revision;
  const canPublish = partner !== undefined && hasRole(partner.role, 'publisher');
  const timeZone = partner?.timeZone;
  return (
    <div className="Card History-open">
      <Link className="History-back" to={{ search: '' }}>
        <span aria-hidden="true">← </span>
        <Trans>Back to the list</Trans>
      </Link>
      <div className="Row">
        <h2>
          <Trans>Revision {number}</Trans>
        </h2>
        <StatusBadge status={status} />
      </div>
      <p className="History-about">
        {authorOf(author)} · <Time at={createdAt} timeZone={timeZone} />
      </p>
      {note && <p className="History-note">{noteOf(note)}</p>}
      {status === 'scheduled' && publishAt && (
        <p>
          <Trans>
            Goes live <Time at={publishAt} timeZone={timeZone} />
          </Trans>{' '}
          ({timeZone})
        </p>
      )}
      {problem && (
        <div className={mergedAs === undefined ? 'Notice' : 'Notice Notice--info'}>
          <h3>
            {mergedAs === undefined ? (
              <Trans>It was not published</Trans>
            ) : (
              <Trans>Merged into another revision</Trans>
            )}
          </h3>
          <p>{problem[language]}</p>
          {mergedAs !== undefined && (
            <Link to={{ search: `?revision=${mergedAs}` }}>
              <Trans>Revision {mergedAs}</Trans>
            </Link>
          )}
        </div>
      )}
      <div className="Row">
        <PreviewRevision number={number} />
        {canPublish && (status === 'scheduled' || status === 'blocked') && <CancelSchedule number={number} />}
        {canPublish && status !== 'scheduled' && published !== undefined && published !== number && (
          <Restore number={number} published={published} />
        )}
      </div>
      <BaseChanges number={number} base={base} />
    </div>
  );
}

function BaseChanges({ number, base }: Pick<RevisionMeta, 'number' | 'base'>) {
  const { code } = usePartner();
  const diff = useDiff(code, base === null ? null : { from: base, to: number });
  return (
    <section className="History-changes">
      <h3>
        {base === null ? (
          <Trans>What it changed</Trans>
        ) : (
          <Trans>What it changed against revision {base}</Trans>
        )}
      </h3>
      {base === null ? (
        <p>
          <Trans>It is not based on an earlier revision.</Trans>
        </p>
      ) : (
        <LoadState read={diff} rows={3}>
          {({ changes }) =>
            changes.length === 0 ? (
              <p>
                <Trans>Nothing: it is revision {base} again.</Trans>
              </p>
            ) : (
              <Changes changes={changes} />
            )
          }
        </LoadState>
      )}
    </section>
  );
}
