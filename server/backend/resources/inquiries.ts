import type { CallParams, CallResponse } from '#schemas/api/calls.ts';
import type { InquiryCreateBody } from '#schemas/api/inquiries.ts';
import { nextNumber } from '../database/counters.ts';
import { storable } from '../database/search.ts';
import type { CallContext } from '../http/context.ts';
import { Refusal } from '../http/refusal.ts';
import { answeredBefore, fingerprintOf, once } from '../security/idempotency.ts';
import { networksOf } from '../security/networks.ts';
import { takeConsent } from './consents.ts';

const hour = 60 * 60_000;
/** Inquiries that one telephone number or messenger may send in a day, and one address in an hour: an office shares one. */
const mostPerContact = 5;
const mostPerNetwork = 20;

/**
 * Stores an inquiry. A repetition with the same idempotency key is the same inquiry.
 * @throws Refusal 400 without consent to the present text, 429 with `retry-after` where there are too many.
 */
export async function inquiryCreate(
  context: CallContext,
  _params: CallParams<'inquiryCreate'>,
  { consent, languageCode, ...inquiry }: InquiryCreateBody,
): Promise<CallResponse<'inquiryCreate'>> {
  const { db, partner, now } = context;
  const write = {
    partnerId: partner.id,
    key: context.idempotencyKey,
    fingerprint: fingerprintOf('inquiry', { ...inquiry, languageCode }),
    now,
  };
  const before = await answeredBefore<CallResponse<'inquiryCreate'>>(db, write);
  if (before) return before;
  const agreed = await takeConsent(context, { form: 'inquiry', locale: languageCode, consent });
  return once(db, write, async (transaction) => {
    // Takes the partner's counter first: of two at once the second waits, and then sees the first.
    const id = await nextNumber(transaction, partner.id, 'inquiry');
    const sender = {
      contact: inquiry.phoneNumber?.replace(/\D/g, '') ?? inquiry.messenger?.toLowerCase() ?? '',
      network: networksOf(context.address)[0]?.name ?? '',
    };
    await expectNotTooMany({ ...context, db: transaction }, sender);
    const text = (value: string | null) => value && storable(value);
    await transaction
      .insertInto('inquiries')
      .values({
        partnerId: partner.id,
        id,
        languageCode,
        name: storable(inquiry.name),
        phoneNumber: text(inquiry.phoneNumber),
        messenger: text(inquiry.messenger),
        preferredTimes: text(inquiry.preferredTimes),
        picked: text(inquiry.picked),
        message: text(inquiry.message),
        ...sender,
        ...agreed,
        createdAt: now,
        answeredAt: null,
        answer: null,
      })
      .execute();
    return { row: { id } };
  });
}

async function expectNotTooMany(
  { db, partner, now }: CallContext,
  sender: { contact: string; network: string },
): Promise<void> {
  const count = async (column: 'contact' | 'network', since: number) => {
    const { found } = await db
      .selectFrom('inquiries')
      .where('partnerId', '=', partner.id)
      .where(column, '=', sender[column])
      .where('createdAt', '>', since)
      .select((eb) => eb.fn.countAll<number>().as('found'))
      .executeTakeFirstOrThrow();
    return Number(found);
  };
  const refuse = (seconds: number) =>
    new Refusal(429, 'INQUIRY_TOO_MANY', { headers: { 'retry-after': String(seconds) } });
  if ((await count('contact', now - 24 * hour)) >= mostPerContact) throw refuse((24 * hour) / 1000);
  if ((await count('network', now - hour)) >= mostPerNetwork) throw refuse(hour / 1000);
}
