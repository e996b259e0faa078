import { Trans, useLingui } from '@lingui/react/macro';
import { z } from 'zod';
import { hasRole } from '#schemas/operator/roles.ts';
import { call } from '../../../api/call.ts';
import { refresh } from '../../../api/use-call.ts';
import { Button } from '../../../ui/Button.tsx';
import { Time } from '../../../ui/Time.tsx';
import { showToast } from '../../../ui/toasts.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { usePartner } from '../../partner/use-partner.ts';
import type { Reservation } from '../list/inbox-query.ts';
import { EraseEntry } from './EraseEntry.tsx';
import { RepeatedContact } from './RepeatedContact.tsx';
import { SenderFacts } from './SenderFacts.tsx';

/** The shown part of a chosen option, whose shape the API leaves open. */
const option = z.object({ productName: z.string(), optionName: z.string(), quantity: z.number().default(1) });

type Props = { reservation: Reservation; onChange: (reservation: Reservation) => void };

/** One reservation, to confirm or cancel. */
export function ReservationEntry({ reservation, onChange }: Props) {
  const { t } = useLingui();
  const { code, partner } = usePartner();
  const { isBusy, run } = useAction();
  const { id, kind, startsAt, endsAt, customerName, customerPhone, doctor, memo, options } = reservation;
  const { languageCode, isConfirmed, isCanceled, isRepeated, createdAt } = reservation;
  const timeZone = partner?.timeZone;
  /** Changes the reservation. A refusal tells that somebody else has changed it too, so the list is read again in any case. */
  async function change(write: () => Promise<unknown>, changed: Partial<Reservation>, done: string) {
    try {
      await write();
      onChange({ ...reservation, ...changed });
      showToast(done);
    } finally {
      await refresh('inboxReservations');
    }
  }
  const confirm = () =>
    change(
      () => call('confirmReservation', { code, id }, { isConfirmed: !isConfirmed }),
      { isConfirmed: !isConfirmed },
      isConfirmed ? t`The confirmation has been undone.` : t`Confirmed.`,
    );
  const cancel = () =>
    change(
      () => call('cancelReservation', { code, id }, { isCanceled: !isCanceled }),
      { isCanceled: !isCanceled },
      isCanceled ? t`The cancellation has been undone.` : t`Canceled: the time is free again.`,
    );
  const chosen = options.flatMap((one) => option.safeParse(one).data ?? []);
  return (
    <>
      <h2>{customerName}</h2>
      <SenderFacts
        languageCode={languageCode}
        phoneNumber={customerPhone}
        more={[
          [t`Kind`, kind === 'visit' ? t`Visit` : t`Treatment`],
          [t`Doctor`, doctor],
          [t`Begins`, <Time key="begins" at={startsAt} timeZone={timeZone} />],
          [t`Ends`, <Time key="ends" at={endsAt} timeZone={timeZone} />],
          [t`Sent`, <Time key="sent" at={createdAt} timeZone={timeZone} />],
        ]}
      />
      <p className="Inbox-privacy">
        <Trans>Personal data: only members of this clinic read a reservation.</Trans>{' '}
        <Trans>Times are those of the clinic ({timeZone}).</Trans>
      </p>
      {isRepeated && (
        <p className="Inbox-privacy">
          <RepeatedContact />
        </p>
      )}
      {chosen.length > 0 && (
        <ul className="Inbox-options">
          {chosen.map(({ productName, optionName, quantity }) => (
            <li key={`${productName} ${optionName}`}>
              {productName} · {optionName} × {quantity}
            </li>
          ))}
        </ul>
      )}
      {memo && <p className="Inbox-text">{memo}</p>}
      {isCanceled && (
        <p className="Inbox-privacy">
          <Trans>Canceled: its time is free for others. The visitor gets no message; please call.</Trans>
        </p>
      )}
      {partner && hasRole(partner.role, 'editor') && (
        <div className="Row">
          {!isCanceled && (
            <Button
              kind={isConfirmed ? 'quiet' : 'primary'}
              isPending={isBusy}
              onPress={() => void run(confirm)}
            >
              {isConfirmed ? <Trans>Undo the confirmation</Trans> : <Trans>Confirm</Trans>}
            </Button>
          )}
          <Button isPending={isBusy} onPress={() => void run(cancel)}>
            {isCanceled ? <Trans>Undo the cancellation</Trans> : <Trans>Cancel the reservation</Trans>}
          </Button>
          {hasRole(partner.role, 'administrator') && (
            <EraseEntry
              id={id}
              kind="reservation"
              title={<Trans>Erase the reservation of {customerName}?</Trans>}
            >
              <Trans>The reservation is deleted, and its time is free again. This cannot be undone.</Trans>
            </EraseEntry>
          )}
        </div>
      )}
    </>
  );
}
