import { notFound } from '#server/backend/context/refusal.ts';
import { flag } from '#server/backend/database/tables.ts';
import type { OperatorHandler } from '../context/handler.ts';
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
    .select(['options', 'isConfirmed', 'isRepeated', 'createdAt', 'visit', 'utm'])
    .execute();
  const rows = inOrder(ids, found).map(
    ({ options, isConfirmed, isRepeated, visit, utm, ...reservation }) => ({
      ...reservation,
      startsAt: iso(reservation.startsAt),
      endsAt: iso(reservation.endsAt),
      createdAt: iso(reservation.createdAt),
      options: JSON.parse(options),
      isConfirmed: isConfirmed === 1,
      isRepeated: isRepeated === 1,
      visit: storedVisit(visit, utm),
    }),
  );
  return { rows, count, open };
};

/** Confirms a reservation, or takes the confirmation back. */
export const confirmReservation: OperatorHandler<'confirmReservation'> = async (
  context,
  { id },
  { isConfirmed },
) => {
  const { db, partner } = context;
  await db.transaction().execute(async (transaction) => {
    const changed = await transaction
      .updateTable('reservations')
      .set({ isConfirmed: flag(isConfirmed) })
      .where('partnerId', '=', partner.id)
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst();
    if (!changed) throw notFound('RESERVATION_NOT_FOUND');
    await context.record(transaction, { target: `reservation ${id}`, after: { isConfirmed } });
  });
  return { done: true };
};
