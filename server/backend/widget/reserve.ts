import { randomBytes } from 'node:crypto';
import type { InfoRow } from '#schemas/api/info.ts';
import type { ReservationBody, ReservationRow } from '#schemas/api/reservations.ts';
import { minutesOf } from '#schemas/day-and-time.ts';
import type { SelectedProductOption } from '#schemas/site/client-state.ts';
import { nextNumber } from '../database/counters.ts';
import { storable } from '../database/search.ts';
import { flag, type ReservationsTable } from '../database/tables.ts';
import type { CallContext } from '../http/context.ts';
import { Refusal } from '../http/refusal.ts';
import { readEntry } from '../resources/content.ts';
import { answeredBefore, fingerprintOf, once } from '../security/idempotency.ts';
import { treatment } from './choices.ts';
import { calendarFor } from './days.ts';
import { answerOf } from './reservation-answer.ts';
import { shownPrice } from './shown-price.ts';
import { instantAt } from './wall-clock.ts';

/** Reservations to come that one telephone number may have. */
const mostPerPhone = 5;
/** Reservations that one address may make in an hour: a family, a hotel, an office. */
const mostPerHour = 60;
const hour = 60 * 60_000;

type Answer = { row: ReservationRow };

/**
 * Stores a reservation. Times, options and prices are looked up anew: what the visitor's page showed may be old.
 * @throws Refusal 409 where the time is no longer free or an option not reservable, 429 where there are too many.
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
  const options = await chosenOptions(context, body, info);
  return once(db, write, async (transaction) => {
    // Takes the partner's counter first: of two reservations at once the second waits, and then sees the first.
    const id = await nextNumber(transaction, partner.id, 'reservation');
    const scope = { ...context, db: transaction };
    const calendar = await calendarFor(
      scope,
      info,
      options.map(({ productId }) => productId),
    );
    const isFree = calendar.timesOn(body.date).some((one) => one.time === body.time && one.isFree);
    if (!isFree) throw new Refusal(409, 'RESERVATION_TIME_UNAVAILABLE');
    const startsAt = instantAt(body.date, minutesOf(body.time), partner.timeZone);
    const stored: ReservationsTable = {
      partnerId: partner.id,
      id,
      receipt: randomBytes(18).toString('base64url'),
      kind: body.kind,
      startsAt,
      endsAt: startsAt + calendar.duration * 60_000,
      customerName: storable(body.customerName),
      customerPhone: storable(body.customerPhone),
      phoneDigits: body.customerPhone.replace(/\D/g, ''),
      memo: storable(body.memo),
      languageCode,
      options: JSON.stringify(options),
      eventId: body.eventId,
      utm: JSON.stringify(body.utm),
      // A clinic whose own system is connected knows at once; the others call back.
      isConfirmed: flag(info.partner.partnerCrm?.isReservationLinked === true),
      address: context.address,
      createdAt: now,
    };
    await expectNotTooMany(scope, stored);
    await transaction.insertInto('reservations').values(stored).execute();
    return { row: answerOf(stored, info) };
  });
}

/** A reservation by its receipt, for whoever made it. @throws Refusal 404 */
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

/** Facts and rules of the partner. @throws Refusal 404 where it takes no reservations (`useWidget`). */
export async function infoOf(context: CallContext): Promise<InfoRow> {
  const info = await readEntry<InfoRow>(context, 'info', context.partner.id, 'NOT_FOUND');
  if (!info.config.useWidget) throw new Refusal(404, 'NOT_FOUND');
  return info;
}

async function chosenOptions(
  context: CallContext,
  { kind, options, eventId }: ReservationBody,
  { config }: InfoRow,
): Promise<SelectedProductOption[]> {
  if (kind === 'visit') return [];
  return Promise.all(
    options.map(async ({ productId, optionId, quantity, eventId: own }) => {
      const product = await treatment(context, productId, own === undefined ? eventId : own);
      const option = product?.options.find(({ id }) => id === optionId);
      if (!product || !option?.isReservable) throw new Refusal(409, 'RESERVATION_OPTION_UNAVAILABLE');
      const { name: productName, languageCode, currency } = product;
      const price = shownPrice(option, config);
      return {
        productId,
        optionId,
        productName,
        optionName: option.name,
        languageCode,
        price,
        currency,
        quantity,
        ...(option.event ? { event: option.event } : {}),
      };
    }),
  );
}

async function expectNotTooMany({ db, partner, now }: CallContext, stored: ReservationsTable): Promise<void> {
  const count = async (column: 'phoneDigits' | 'address', since: 'startsAt' | 'createdAt', from: number) => {
    const { found } = await db
      .selectFrom('reservations')
      .where('partnerId', '=', partner.id)
      .where(column, '=', stored[column])
      .where(since, '>', from)
      .select((eb) => eb.fn.countAll<number>().as('found'))
      .executeTakeFirstOrThrow();
    return Number(found);
  };
  const isTooMany =
    (await count('phoneDigits', 'startsAt', now)) >= mostPerPhone ||
    (await count('address', 'createdAt', now - hour)) >= mostPerHour;
  if (isTooMany) throw new Refusal(429, 'RESERVATION_TOO_MANY');
}
