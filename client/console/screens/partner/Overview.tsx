import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { useCall } from '../../api/use-call.ts';
import { Time } from '../../ui/Time.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { usePartner } from './use-partner.ts';

/** What needs attention, and what is published. */
export function Component() {
  const { t } = useLingui();
  const { code, partner } = usePartner();
  const published = useCall('published', { code });
  const articles = useCall('inboxArticles', { code, limit: 1 });
  const inquiries = useCall('inboxInquiries', { code, limit: 1 });
  useTitle(t`Overview`, partner?.name);
  const revision = published.data?.revision;
  const waiting = [
    { to: 'inbox/articles', text: t`Articles without an answer`, open: articles.data?.open },
    { to: 'inbox/inquiries', text: t`Inquiries without an answer`, open: inquiries.data?.open },
  ];
  return (
    <main className="Screen">
      <h1>
        <Trans>Overview</Trans>
      </h1>
      <ul className="Partners">
        {waiting.map(({ to, text, open }) => (
          <li key={to}>
            <Link to={to} className="Card Partners-one">
              <h2>{open ?? '…'}</h2>
              <p className="Partners-about">{text}</p>
            </Link>
          </li>
        ))}
        <li>
          <Link to="history" className="Card Partners-one">
            <h2>{revision ? <Trans>Revision {revision.number}</Trans> : <Trans>Not published yet</Trans>}</h2>
            {revision && (
              <p className="Partners-about">
                {revision.author} · <Time at={revision.createdAt} timeZone={partner?.timeZone} />
              </p>
            )}
          </Link>
        </li>
      </ul>
    </main>
  );
}
