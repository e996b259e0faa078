import type { ReservationBody } from '#schemas/api/reservations.ts';
import type { SelectedProductOption } from '#schemas/site/client-state.ts';
import type { CallContext } from '#server/backend/context/context.ts';
import { storable } from '../database/search.ts';
import type { Millis } from '../database/tables.ts';
import type { ReservationsTable } from '../database/visitor-tables.ts';

/** For how long the same reservation again is a repetition, in ms: a visitor who means another one changes something. */
const repeatedWithin: Millis = 10 * 60_000;

type Wanted = Pick<ReservationBody, 'kind' | 'customerName' | 'customerPhone' | 'memo' | 'managerId'> & {
  startsAt: Millis;
  options: SelectedProductOption[];
};

/**
 * The same reservation that this visitor made a few minutes ago under another idempotency key, or undefined: the answer
 * was lost, and then the key with the page. All that the visitor entered has to be the same, so that nobody learns of the
 * reservation of another person.
 */
export async function earlierReservation(
  { db, partner, now }: CallContext,
  { startsAt, options, ...wanted }: Wanted,
): Promise<ReservationsTable | undefined> {
  const found = await db
    .selectFrom('reservations')
    .where('partnerId', '=', partner.id)
    .where('phoneDigits', '=', digitsOf(wanted.customerPhone))
    .where('startsAt', '=', startsAt)
    .where('createdAt', '>', now - repeatedWithin)
    .where('canceledAt', 'is', null)
    .where('kind', '=', wanted.kind)
    .where('customerName', '=', storable(wanted.customerName))
    .where('memo', '=', storable(wanted.memo))
    .selectAll()
    .orderBy('id')
    .execute();
  return found.find(
    (stored) => stored.managerId === wanted.managerId && keyOf(JSON.parse(stored.options)) === keyOf(options),
  );
}

/** The digits of a phone number alone, however it is written. */
export const digitsOf = (phone: string): string => phone.replace(/\D/g, '');

/** What is reserved at which price, whatever the language of its names. */
const keyOf = (options: readonly SelectedProductOption[]): string =>
  options
    .map(({ productId, optionId, quantity, price }) => [productId, optionId, quantity, price].join(':'))
    .sort()
    .join();
