import { useLingui } from '@lingui/react/macro';
import { useCall } from '../../../api/use-call.ts';
import { usePartner } from '../../partner/use-partner.ts';
import { InboxView } from '../list/InboxView.tsx';
import { perPage, useInboxQuery } from '../list/inbox-query.ts';
import { ArticleEntry } from './ArticleEntry.tsx';
import { EraseAnswered } from './EraseAnswered.tsx';
import { InquiryEntry } from './InquiryEntry.tsx';
import { ReservationEntry } from './ReservationEntry.tsx';

const usePage = () => {
  const { code } = usePartner();
  const { state, page } = useInboxQuery();
  return { code, state, page, limit: perPage };
};

/** Articles of the boards. */
export function Articles() {
  const { t } = useLingui();
  const read = useCall('inboxArticles', usePage());
  return (
    <InboxView
      read={read}
      summarize={({ id, title, name, createdAt, answer, isPrivate, isPinned, isHidden, isNotice }) => ({
        id,
        title,
        name,
        at: createdAt,
        isOpen: !answer && !isNotice,
        state: isNotice ? t`Notice` : answer ? t`Answered` : t`Open`,
        marks: [isPinned && t`Pinned`, isHidden ? t`Hidden` : isPrivate && t`Private`].filter(
          (mark) => mark !== false,
        ),
      })}
    >
      {(article, replace) => <ArticleEntry article={article} onChange={replace} />}
    </InboxView>
  );
}

/** Inquiries, which no visitor sees. */
export function Inquiries() {
  const { t } = useLingui();
  const read = useCall('inboxInquiries', usePage());
  return (
    <InboxView
      read={read}
      summarize={({ id, name, message, picked, createdAt, answeredAt, isRepeated }) => ({
        id,
        name,
        title: message || picked || t`No message`,
        at: createdAt,
        isOpen: !answeredAt,
        state: answeredAt ? t`Answered` : t`Open`,
        marks: isRepeated ? [t`Check the sender`] : [],
      })}
      actions={<EraseAnswered />}
    >
      {(inquiry, replace) => <InquiryEntry inquiry={inquiry} onChange={replace} />}
    </InboxView>
  );
}

/** Reservations of the demo widget. */
export function Reservations() {
  const { t } = useLingui();
  const read = useCall('inboxReservations', usePage());
  return (
    <InboxView
      read={read}
      summarize={({ id, kind, customerName, startsAt, isConfirmed, isCanceled, isRepeated }) => ({
        id,
        name: kind === 'visit' ? t`Visit` : t`Treatment`,
        title: customerName,
        at: startsAt,
        isOpen: !isConfirmed && !isCanceled,
        state: isCanceled ? t`Canceled` : isConfirmed ? t`Confirmed` : t`To be confirmed`,
        marks: isRepeated ? [t`Check the sender`] : [],
      })}
    >
      {(reservation, replace) => <ReservationEntry reservation={reservation} onChange={replace} />}
    </InboxView>
  );
}
