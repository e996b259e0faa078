import './inbox.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useParams } from 'react-router';
import { useCall } from '../../api/use-call.ts';
import { useTitle } from '../../ui/use-title.ts';
import { Component as NotFound } from '../NotFound.tsx';
import { usePartner } from '../partner/use-partner.ts';
import { Articles, Inquiries, Reservations } from './entry/InboxKinds.tsx';
import { type InboxKind, isInboxKind } from './list/inbox-query.ts';

const shown = { articles: Articles, inquiries: Inquiries, reservations: Reservations };

/** What visitors sent: articles, inquiries and reservations, those without an answer first. */
export function Component() {
  const { t } = useLingui();
  const { kind = 'articles' } = useParams();
  const { partner } = usePartner();
  useTitle(t`Inbox`, partner?.name);
  if (!isInboxKind(kind)) return <NotFound />;
  const Entries = shown[kind];
  return (
    <main className="Screen Inbox">
      <h1>
        <Trans>Inbox</Trans>
      </h1>
      <Kinds kind={kind} />
      <Entries key={kind} />
    </main>
  );
}

function Kinds({ kind }: { kind: InboxKind }) {
  const { t } = useLingui();
  const { code } = usePartner();
  const articles = useCall('inboxArticles', { code, limit: 1 });
  const inquiries = useCall('inboxInquiries', { code, limit: 1 });
  const reservations = useCall('inboxReservations', { code, limit: 1 });
  const tabs = [
    { to: 'articles', name: t`Articles`, open: articles.data?.open },
    { to: 'inquiries', name: t`Inquiries`, open: inquiries.data?.open },
    { to: 'reservations', name: t`Reservations`, open: reservations.data?.open },
  ];
  return (
    <nav className="Tabs" aria-label={t`Kinds`}>
      {tabs.map(({ to, name, open }) => (
        <Link
          key={to}
          to={`/partners/${code}/inbox/${to}`}
          aria-current={to === kind ? 'page' : undefined}
          className="Tabs-one"
        >
          {name}
          {open !== undefined && open > 0 && (
            <span className="Badge Badge--accent" role="img" aria-label={t`${open} open`}>
              {open}
            </span>
          )}
        </Link>
      ))}
    </nav>
  );
}
