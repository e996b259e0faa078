import { Trans, useLingui } from '@lingui/react/macro';
import { useCall } from '../../../api/use-call.ts';
import { OverviewCard } from './OverviewCard.tsx';

/** What visitors sent that nobody has dealt with yet. */
export function InboxCards({ code }: { code: string }) {
  const { t } = useLingui();
  const params = { code, limit: 1 };
  const articles = useCall('inboxArticles', params);
  const inquiries = useCall('inboxInquiries', params);
  const reservations = useCall('inboxReservations', params);
  const cards = [
    { to: 'inbox/articles', about: t`Articles without an answer`, read: articles },
    { to: 'inbox/inquiries', about: t`Inquiries without an answer`, read: inquiries },
    { to: 'inbox/reservations', about: t`Reservations to be confirmed`, read: reservations },
  ];
  return (
    <ul className="Partners">
      {cards.map(({ to, about, read: { data, error } }) => (
        <OverviewCard
          key={to}
          {...{ to, about }}
          state={error && !data ? t`Could not be read` : data?.open}
          isUrgent={(data?.open ?? 0) > 0}
        >
          {data?.open === 0 && <Trans>All done</Trans>}
        </OverviewCard>
      ))}
    </ul>
  );
}
