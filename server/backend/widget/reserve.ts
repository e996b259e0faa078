import { randomBytes } from 'node:crypto';
import type { InfoRow } from '#schemas/api/info.ts';
import type { ReservationBody, ReservationRow } from '#schemas/api/reservations.ts';
import { minutesOf } from '#schemas/time/clock.ts';
import { instantAt } from '#schemas/time/zone.ts';
import type { CallContext } from '#server/backend/context/context.ts';
import { Refusal } from '#server/backend/context/refusal.ts';
import { nextNumber } from '../database/counters.ts';
import { storable } from '../database/search.ts';
import { flag } from '../database/tables.ts';
import type { ReservationsTable } from '../database/visitor-tables.ts';
import { notifyOperators } from '../outbox/enqueue.ts';
import { readEntry } from '../resources/content.ts';
import { chosenManager } from '../resources/managers.ts';
import { answeredBefore, fingerprintOf, once } from '../security/idempotency.ts';
import { networksOf } from '../security/networks.ts';
import { countWrite, type WriteLimit } from '../security/write-counts.ts';
import { chosenOptions } from './chosen-options.ts';
import { calendarFor } from './days.ts';
import { answerOf } from './reservation-answer.ts';

/** Future reservations per phone number from one network. */
const maxPerPhone = 5;
/** Reservations per IP address, which a family, a hotel or an office may share. */
const limit: WriteLimit = { kind: 'reservation', most: { hour: 30, day: 100 }, code: 'RESERVATION_TOO_MANY' };

type Answer = { row: ReservationRow };

/**
 * Stores a reservation, once per idempotency key. Looks up times, options and prices again, because the visitor's page may
 * be stale.
 * @throws Refusal 400 if the clinic has no such doctor, 409 if the time is no longer free, or if an option is not
 * reservable or not as it was shown, 429 if there are too many
 */
export async function reserve(context: CallContext, body: ReservationBody): Promise<Answer> {
  const { db, partner, now, languageCode } = context;
  const write = {
    partnerId: partner.id,
    key: context.idempotencyKey,
    fingerprint: fingerprintOf('reserve', body),
    now,
  };
  const before = await answeredBefore<Answer>(db, write);
  if (before) return before;
  const info = await infoOf(context);
  const manager = await chosenManager(context, body.managerId);
  const options = await chosenOptions(context, body, info);
  return once(db, write, async (transaction) => {
    // Increments the partner's counter first: of two concurrent reservations, the second waits and then sees the first.
    const id = await nextNumber(transaction, partner.id, 'reservation');
    const scope = { ...context, db: transaction };
    const calendar = await calendarFor(
      scope,
      info,
      options.map(({ productId }) => productId),
    );
    const isFree = calendar.timesOn(body.date).some((one) => one.time === body.time && one.isFree);
    if (!isFree) throw new Refusal(409, 'RESERVATION_TIME_UNAVAILABLE');
    const startsAt = instantAt(body.date, minutesOf(body.time), partner.timeZone).getTime();
    const phoneDigits = body.customerPhone.replace(/\D/g, '');
    const isRepeated = await isRepeatedNumber(scope, phoneDigits);
    await countWrite(transaction, { partnerId: partner.id, address: context.address, now }, limit);
    const stored: ReservationsTable = {
      partnerId: partner.id,
      id,
      receipt: randomBytes(18).toString('base64url'),
      kind: body.kind,
      startsAt,
      endsAt: startsAt + calendar.duration * 60_000,
      customerName: storable(body.customerName),
      customerPhone: storable(body.customerPhone),
      phoneDigits,
      memo: storable(body.memo),
      ...manager,
      languageCode,
      options: JSON.stringify(options),
      eventId: body.eventId,
      utm: JSON.stringify(body.utm),
      visit: JSON.stringify(body.visit),
      // A clinic with a connected system confirms at once; others call back.
      isConfirmed: flag(!isRepeated && info.partner.partnerCrm?.isReservationLinked === true),
      isRepeated: flag(isRepeated),
      canceledAt: null,
      address: context.address,
      createdAt: now,
    };
    await transaction.insertInto('reservations').values(stored).execute();
    await notifyOperators(transaction, { partnerId: partner.id, topic: 'reservations', now });
    return { row: answerOf(stored, info) };
  });
}

/** Finds a reservation by its receipt. @throws Refusal 404 */
export async function reservationOf(context: CallContext, receipt: string): Promise<Answer> {
  const stored = await context.db
    .selectFrom('reservations')
    .where('partnerId', '=', context.partner.id)
    .where('receipt', '=', receipt)
    .selectAll()
    .executeTakeFirst();
  if (!stored) throw new Refusal(404, 'RESERVATION_NOT_FOUND');
  return { row: answerOf(stored, await infoOf(context)) };
}

/** Facts and rules of the partner. @throws Refusal 404 if it accepts no reservations (`useWidget`) */
export async function infoOf(context: CallContext): Promise<InfoRow> {
  const info = await readEntry<InfoRow>(context, 'info', context.partner.id, 'NOT_FOUND');
  if (!info.config.useWidget) throw new Refusal(404, 'NOT_FOUND');
  return info;
}

/**
 * Whether the number has so many future reservations from several networks that somebody else may be using it. Only too
 * many from one network are refused, so that nobody can lock out another person by using their number.
 * @throws Refusal 429 if there are too many with this number from this network
 */
async function isRepeatedNumber(
  { db, partner, now, address }: CallContext,
  phoneDigits: string,
): Promise<boolean> {
  const found = await db
    .selectFrom('reservations')
    .where('partnerId', '=', partner.id)
    .where('phoneDigits', '=', phoneDigits)
    .where('startsAt', '>', now)
    .where('canceledAt', 'is', null)
    .select('address')
    .execute();
  const own = found.filter((one) => networkOf(one.address) === networkOf(address));
  if (own.length >= maxPerPhone) throw new Refusal(429, limit.code);
  return found.length >= maxPerPhone;
}

const networkOf = (address: string) => networksOf(address)[0]?.name;
