import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import type { RevisionMeta } from '#schemas/operator/revisions.ts';
import { useRevisionTexts } from '../../ui/revision-texts.ts';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { Time } from '../../ui/Time.tsx';
import { usePartner } from '../partner/use-partner.ts';

type Props = { rows: RevisionMeta[]; chosen: number | undefined; before: number | undefined };

/** One page of revisions, newest first. Each is a link that opens it. */
export function RevisionList({ rows, chosen, before }: Props) {
  const { partner } = usePartner();
  const { authorOf, noteOf } = useRevisionTexts();
  const to = (number: number) => `?${before ? `before=${before}&` : ''}revision=${number}`;
  return (
    <ol className="Card History-rows">
      {rows.map(({ number, status, author, note, createdAt, publishAt, repeats }) => (
        <li key={number}>
          <Link
            className="History-row"
            to={to(number)}
            aria-current={number === chosen ? 'true' : undefined}
            preventScrollReset
          >
            <span className="Row">
              <strong>
                <Trans>Revision {number}</Trans>
              </strong>
              <StatusBadge status={status} />
            </span>
            <span className="History-about">
              {authorOf(author)} · <Time at={createdAt} timeZone={partner?.timeZone} />
            </span>
            {status === 'scheduled' && publishAt && (
              <span className="History-about">
                <Trans>
                  Goes live <Time at={publishAt} timeZone={partner?.timeZone} />
                </Trans>
              </span>
            )}
            {repeats !== undefined && (
              <span className="History-about">
                <Trans>It is revision {repeats} again</Trans>
              </span>
            )}
            {note && <span className="History-note">{noteOf(note)}</span>}
          </Link>
        </li>
      ))}
    </ol>
  );
}
