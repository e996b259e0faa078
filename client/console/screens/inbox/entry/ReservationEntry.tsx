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
import { SenderFacts } from './SenderFacts.tsx';

/** The shown part of a chosen option, whose shape the API leaves open. */
const option = z.object({ productName: z.string(), optionName: z.string(), quantity: z.number().default(1) });

type Props = { reservation: Reservation; onChange: (reservation: Reservation) => void };

/** One reservation, to confirm. */
export function ReservationEntry({ reservation, onChange }: Props) {
  const { t } = useLingui();
  const { code, partner } = usePartner();
  const { isBusy, run } = useAction();
  const { id, kind, startsAt, endsAt, customerName, customerPhone, memo, options } = reservation;
  const { languageCode, isConfirmed, isRepeated, createdAt } = reservation;
  const timeZone = partner?.timeZone;
  async function confirm() {
    await call('confirmReservation', { code, id }, { isConfirmed: !isConfirmed });
    onChange({ ...reservation, isConfirmed: !isConfirmed });
    showToast(isConfirmed ? t`The confirmation has been undone.` : t`Confirmed.`);
    await refresh('inboxReservations');
  }
  const chosen = options.flatMap((one) => option.safeParse(one).data ?? []);
  return (
    <>
      <h2>{customerName}</h2>
      <SenderFacts
        languageCode={languageCode}
        phoneNumber={customerPhone}
        more={[
          [t`Kind`, kind === 'visit' ? t`Visit` : t`Treatment`],
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
          <Trans>Someone with this phone number has reserved before.</Trans>
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
      {partner && hasRole(partner.role, 'editor') && (
        <div className="Row">
          <Button
            kind={isConfirmed ? 'quiet' : 'primary'}
            isPending={isBusy}
            onPress={() => void run(confirm)}
          >
            {isConfirmed ? <Trans>Undo the confirmation</Trans> : <Trans>Confirm</Trans>}
          </Button>
        </div>
      )}
    </>
  );
}
