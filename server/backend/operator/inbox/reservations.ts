import { notFound } from '#server/backend/context/refusal.ts';
import { nextNumber } from '#server/backend/database/counters.ts';
import type { Database } from '#server/backend/database/open.ts';
import { flag } from '#server/backend/database/tables.ts';
import type { ReservationsTable } from '#server/backend/database/visitor-tables.ts';
import { forgetAnswersWith } from '#server/backend/security/idempotency.ts';
import { hasRoom } from '#server/backend/widget/availability.ts';
import type { OperatorHandler } from '../context/handler.ts';
import type { OperatorContext } from '../context/operator-context.ts';
import { OperatorRefusal } from '../context/refusal.ts';
import { inboxPage, inOrder, iso, storedVisit } from './inbox-page.ts';

/** Reservations of the demo widget: those to be confirmed first, the next one at the top. */
export const inboxReservations: OperatorHandler<'inboxReservations'> = async (context, params) => {
  const { db, partner, now } = context;
  const { ids, count, open } = await inboxPage(db, 'reservations', partner.id, params, now);
  if (ids.length === 0) return { rows: [], count, open };
  const found = await db
    .selectFrom('reservations')
    .where('partnerId', '=', partner.id)
    .where('id', 'in', ids)
    .select(['id', 'kind', 'startsAt', 'endsAt', 'customerName', 'customerPhone', 'memo', 'languageCode'])
    .select(['managerName as doctor', 'options', 'isConfirmed', 'canceledAt', 'isRepeated'])
    .select(['createdAt', 'visit', 'utm'])
    .execute();
  const rows = inOrder(ids, found).map(
    ({ options, isConfirmed, canceledAt, isRepeated, visit, utm, ...reservation }) => ({
      ...reservation,
      startsAt: iso(reservation.startsAt),
      endsAt: iso(reservation.endsAt),
      createdAt: iso(reservation.createdAt),
      options: JSON.parse(options),
      isConfirmed: isConfirmed === 1,
      isCanceled: canceledAt !== null,
      isRepeated: isRepeated === 1,
      visit: storedVisit(visit, utm),
    }),
  );
  return { rows, count, open };
};

/**
 * Confirms a reservation, or undoes the confirmation.
 * @throws OperatorRefusal 409 if it is canceled
 */
export const confirmReservation: OperatorHandler<'confirmReservation'> = async (
  context,
  { id },
  { isConfirmed },
) => {
  await context.db.transaction().execute(async (transaction) => {
    const { canceledAt } = await readForChange(context, transaction, id);
    if (canceledAt !== null) throw new OperatorRefusal(409, 'RESERVATION_CANCELED');
    await change(context, transaction, id, { isConfirmed: flag(isConfirmed) });
    await context.record(transaction, { target: `reservation ${id}`, after: { isConfirmed } });
  });
  return { done: true };
};

/**
 * Cancels a reservation: its time is free again, and it leaves the open ones. Or undoes that.
 * @throws OperatorRefusal 409 if the time has since been given to others
 */
export const cancelReservation: OperatorHandler<'cancelReservation'> = async (
  context,
  { id },
  { isCanceled },
) => {
  const { db, now } = context;
  await db.transaction().execute(async (transaction) => {
    const present = await readForChange(context, transaction, id);
    // What is done already changes neither the time nor the log.
    if ((present.canceledAt !== null) === isCanceled) return;
    if (!isCanceled && (await isTaken(context, transaction, present)))
      throw new OperatorRefusal(409, 'RESERVATION_TIME_TAKEN');
    await change(context, transaction, id, { canceledAt: isCanceled ? now : null });
    // The visitor may reserve the same again, in the page that is still open.
    await forgetAnswersWith(transaction, context.partner.id, present.receipt);
    await context.record(transaction, { target: `reservation ${id}`, after: { isCanceled } });
  });
  return { done: true };
};

/** Erases a reservation. */
export const eraseReservation: OperatorHandler<'eraseReservation'> = async (context, { id }) => {
  const { db, partner } = context;
  await db.transaction().execute(async (transaction) => {
    const erased = await transaction
      .deleteFrom('reservations')
      .where('partnerId', '=', partner.id)
      .where('id', '=', id)
      .returning('receipt')
      .executeTakeFirst();
    if (!erased) throw notFound('RESERVATION_NOT_FOUND');
    // It has the visitor's name and phone number.
    await forgetAnswersWith(transaction, partner.id, erased.receipt);
    await context.record(transaction, { target: `reservation ${id}` });
  });
  return { done: true };
};

const minute = 60_000;

type Stored = Pick<ReservationsTable, 'receipt' | 'startsAt' | 'endsAt' | 'canceledAt'>;

/** Reads a reservation; changes of the partner's reservations, and new ones, wait for each other. @throws Refusal 404 */
async function readForChange({ partner }: OperatorContext, db: Database, id: number): Promise<Stored> {
  await nextNumber(db, partner.id, 'reservation');
  const found = await db
    .selectFrom('reservations')
    .where('partnerId', '=', partner.id)
    .where('id', '=', id)
    .select(['receipt', 'startsAt', 'endsAt', 'canceledAt'])
    .executeTakeFirst();
  if (!found) throw notFound('RESERVATION_NOT_FOUND');
  return found;
}

/** Whether the clinic has no room left in the time of a canceled reservation. */
async function isTaken(
  { partner }: OperatorContext,
  db: Database,
  { startsAt, endsAt }: Stored,
): Promise<boolean> {
  const others = await db
    .selectFrom('reservations')
    .where('partnerId', '=', partner.id)
    .where('canceledAt', 'is', null)
    .where('endsAt', '>', startsAt)
    .where('startsAt', '<', endsAt)
    .select(['startsAt', 'endsAt'])
    .execute();
  const minutes = (span: { startsAt: number; endsAt: number }) => ({
    from: (span.startsAt - startsAt) / minute,
    to: (span.endsAt - startsAt) / minute,
  });
  return !hasRoom(minutes({ startsAt, endsAt }), others.map(minutes));
}

async function change(
  { partner }: OperatorContext,
  db: Database,
  id: number,
  values: Partial<Pick<ReservationsTable, 'isConfirmed' | 'canceledAt'>>,
): Promise<void> {
  await db
    .updateTable('reservations')
    .set(values)
    .where('partnerId', '=', partner.id)
    .where('id', '=', id)
    .execute();
}
