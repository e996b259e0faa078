import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { LoadState } from '../../../ui/LoadState.tsx';
import { EntryList, type EntrySummary, StateFilter } from './EntryList.tsx';
import { useInboxQuery } from './inbox-query.ts';
import { useShownEntry } from './use-shown-entry.ts';

type Page<Row> = { rows: Row[]; count: number };
type Props<Row> = {
  read: { data?: Page<Row> | undefined; error?: unknown; mutate: () => unknown };
  summarize: (row: Row) => EntrySummary;
  /** What can be done with many entries, below the list. */
  actions?: ReactNode;
  /** The open entry; `replace` shows it changed before the list is read again. */
  children: (row: Row, replace: (row: Row) => void) => ReactNode;
};

/** The list and, beside it, the open entry. On a narrow screen the entry covers the list. */
export function InboxView<Row extends { id: number }>({ read, summarize, actions, children }: Props<Row>) {
  const { t } = useLingui();
  const { entry, to } = useInboxQuery();
  const [row, replace] = useShownEntry(read.data?.rows, entry);
  const section = useRef<HTMLElement>(null);
  const former = useRef(entry);
  useEffect(() => {
    if (former.current === entry) return;
    // Focus the entry when it opens, and the list when it closes.
    if (entry !== undefined) section.current?.focus();
    else document.getElementById(`entry-${former.current}`)?.focus();
    former.current = entry;
  }, [entry]);
  return (
    <div className={entry === undefined ? 'Inbox-columns' : 'Inbox-columns has-entry'}>
      <section className="Inbox-list" aria-label={t`Entries`}>
        <StateFilter />
        <LoadState read={read} rows={8}>
          {({ rows, count }) => <EntryList rows={rows.map(summarize)} count={count} />}
        </LoadState>
        {actions}
      </section>
      <section className="Inbox-entry" ref={section} tabIndex={-1} aria-label={t`Open entry`}>
        {entry !== undefined && (
          <Link className="Inbox-back" to={to({ entry: undefined })}>
            <span aria-hidden="true">← </span>
            <Trans>Back to the list</Trans>
          </Link>
        )}
        {row ? (
          <div className="Card Inbox-open" key={row.id}>
            {children(row, replace)}
          </div>
        ) : (
          (entry === undefined || read.data) && (
            <div className="Empty">
              <p>
                {entry === undefined ? (
                  <Trans>Choose an entry to read it.</Trans>
                ) : (
                  <Trans>This entry is not on this page of the list.</Trans>
                )}
              </p>
            </div>
          )
        )}
      </section>
    </div>
  );
}
