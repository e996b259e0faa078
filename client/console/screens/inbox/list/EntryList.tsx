import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useNavigate } from 'react-router';
import { Pager } from '../../../ui/Pager.tsx';
import { Select } from '../../../ui/Select.tsx';
import { Time } from '../../../ui/Time.tsx';
import { usePartner } from '../../partner/use-partner.ts';
import { perPage, useInboxQuery } from './inbox-query.ts';

/** One entry as the list shows it. */
export type EntrySummary = {
  id: number;
  title: string;
  name: string;
  at: string;
  /** The state as text, such as `Open`. */
  state: string;
  isOpen: boolean;
  /** Such as `Pinned`. */
  marks: string[];
};

/** Shows open entries, answered ones or all. */
export function StateFilter() {
  const { t } = useLingui();
  const { state, to } = useInboxQuery();
  const navigate = useNavigate();
  const options = [
    { id: 'all', name: t`All, open first` },
    { id: 'open', name: t`Open` },
    { id: 'answered', name: t`Done` },
  ] as const;
  return (
    <Select
      label={t`Show`}
      options={options}
      value={state}
      onChange={(chosen) => void navigate(to({ state: chosen, page: 1 }))}
    />
  );
}

/** One page of entries. Each is a link that opens it. */
export function EntryList({ rows, count }: { rows: EntrySummary[]; count: number }) {
  const { partner } = usePartner();
  const { page, entry, state, to } = useInboxQuery();
  if (rows.length === 0 && count > 0)
    return (
      <div className="Empty">
        <p>
          <Trans>There are no entries on this page.</Trans>
        </p>
        <Link to={to({ page: 1 })}>
          <Trans>First page</Trans>
        </Link>
      </div>
    );
  if (rows.length === 0)
    return (
      <div className="Empty">
        <h2>{state === 'open' ? <Trans>All done</Trans> : <Trans>Nothing here yet</Trans>}</h2>
        <p>
          {state === 'open' ? (
            <Trans>Nobody is waiting for an answer.</Trans>
          ) : (
            <Trans>What visitors send appears here.</Trans>
          )}
        </p>
      </div>
    );
  return (
    <>
      <ol className="Card Inbox-rows">
        {rows.map(({ id, title, name, at, state: word, isOpen, marks }) => (
          <li key={id}>
            <Link
              id={`entry-${id}`}
              to={to({ entry: id })}
              className="Inbox-row"
              aria-current={id === entry ? 'true' : undefined}
              preventScrollReset
            >
              <span className={isOpen ? 'Inbox-row-title is-open' : 'Inbox-row-title'}>{title}</span>
              <span className="Inbox-row-about">
                {name} · <Time at={at} timeZone={partner?.timeZone} />
              </span>
              <span className="Row">
                <span className={isOpen ? 'Badge Badge--accent' : 'Badge'}>{word}</span>
                {marks.map((mark) => (
                  <span key={mark} className="Badge">
                    {mark}
                  </span>
                ))}
              </span>
            </Link>
          </li>
        ))}
      </ol>
      <Pager page={page} count={count} perPage={perPage} to={(wanted) => to({ page: wanted })} />
    </>
  );
}
