import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import type { RevisionMeta } from '#schemas/operator/revisions.ts';
import { useRevisionTexts } from '../../ui/revision-texts.ts';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { Time } from '../../ui/Time.tsx';

type Props = { rows: RevisionMeta[]; timeZone: string | undefined };

/** Who published what lately. Each leads to its revision. */
export function RecentRevisions({ rows, timeZone }: Props) {
  const { t } = useLingui();
  const { authorOf, noteOf } = useRevisionTexts();
  if (rows.length === 0) return null;
  return (
    <ol className="Card Recent" aria-label={t`Latest changes`}>
      {rows.map(({ number, status, author, note, createdAt }) => (
        <li key={number} className="Recent-one">
          <Link to={`history?revision=${number}`}>
            <Trans>Revision {number}</Trans>
          </Link>
          <span className="Recent-note">{noteOf(note)}</span>
          <span className="Partners-about">
            {authorOf(author)} · <Time at={createdAt} timeZone={timeZone} />
          </span>
          <StatusBadge status={status} />
        </li>
      ))}
    </ol>
  );
}
