import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useCall } from '../../api/use-call.ts';
import { Time } from '../../ui/Time.tsx';

/** How many entries of each kind are shown. */
const shown = 3;

/** What visitors sent that nobody has dealt with yet, the first of each kind by name. */
export function InboxCards({ code, timeZone }: { code: string; timeZone: string | undefined }) {
  const { t } = useLingui();
  const params = { code, state: 'open', limit: shown } as const;
  const articles = useCall('inboxArticles', params);
  const inquiries = useCall('inboxInquiries', params);
  const reservations = useCall('inboxReservations', params);
  return (
    <ul className="Partners Partners--wide">
      <InboxCard to="inbox/articles" about={t`Articles without an answer`} {...articles}>
        {({ id, title, name, createdAt }) => ({ id, title, about: name, at: createdAt, timeZone })}
      </InboxCard>
      <InboxCard to="inbox/inquiries" about={t`Inquiries without an answer`} {...inquiries}>
        {({ id, name, message, createdAt }) => ({ id, title: name, about: message, at: createdAt, timeZone })}
      </InboxCard>
      <InboxCard to="inbox/reservations" about={t`Reservations to be confirmed`} {...reservations}>
        {({ id, customerName, startsAt }) => ({
          id,
          title: customerName,
          about: null,
          at: startsAt,
          timeZone,
        })}
      </InboxCard>
    </ul>
  );
}

type Entry = {
  id: number;
  title: string;
  about: string | null;
  at: string;
  timeZone: string | undefined;
};
type CardProps<Row> = {
  to: string;
  about: ReactNode;
  data: { rows: Row[]; open: number } | undefined;
  error?: unknown;
  children: (row: Row) => Entry;
};

function InboxCard<Row>({ to, about, data, error, children: entryOf }: CardProps<Row>) {
  const isOpen = (data?.open ?? 0) > 0;
  return (
    <li className={`Card Partners-one ${isOpen ? 'Partners-one--urgent' : ''}`}>
      <h3>
        <Link to={to}>{about}</Link>
      </h3>
      <p className="Partners-state">
        {data?.open ?? (error ? <Trans>Could not be read</Trans> : <span aria-busy="true">…</span>)}
      </p>
      {data?.open === 0 && (
        <p className="Partners-about">
          <Trans>All done</Trans>
        </p>
      )}
      {isOpen && (
        <ol className="Waiting">
          {data?.rows.map(entryOf).map(({ id, title, about: more, at, timeZone }) => (
            <li key={id}>
              <Link to={`${to}?entry=${id}`}>{title}</Link>
              <p className="Partners-about">
                {more && <>{more} · </>}
                <Time at={at} timeZone={timeZone} />
              </p>
            </li>
          ))}
        </ol>
      )}
    </li>
  );
}
