import type { CallParams, CallResponse } from '#schemas/api/calls.ts';
import type { InquiryCreateBody } from '#schemas/api/inquiries.ts';
import type { CallContext } from '#server/backend/context/context.ts';
import { Refusal } from '#server/backend/context/refusal.ts';
import { nextNumber } from '../database/counters.ts';
import { storable } from '../database/search.ts';
import { flag } from '../database/tables.ts';
import { notifyOperators } from '../outbox/enqueue.ts';
import { answeredBefore, fingerprintOf, once } from '../security/idempotency.ts';
import { networksOf } from '../security/networks.ts';
import { countWrite, type WriteLimit } from '../security/write-counts.ts';
import { recordConsent } from './consents.ts';
import { chosenManager } from './managers.ts';

const day = 24 * 60 * 60_000;
/** Inquiries per day with one phone number or messenger from one network. */
const maxPerContact = 5;
/** Inquiries per IP address, which a whole office may share. */
const limit: WriteLimit = { kind: 'inquiry', most: { hour: 20 }, code: 'INQUIRY_TOO_MANY_FROM_NETWORK' };

/**
 * Stores an inquiry. A repetition with the same idempotency key is the same inquiry.
 * @throws Refusal 400 without consent to the current text or with a doctor whom the clinic does not have, 429 with `retry-after` if there are too many
 */
export async function inquiryCreate(
  context: CallContext,
  _params: CallParams<'inquiryCreate'>,
  { consent, languageCode, visit, ...inquiry }: InquiryCreateBody,
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
  const manager = await chosenManager(context, inquiry.managerId);
  const agreed = await recordConsent(context, { form: 'inquiry', locale: languageCode, consent });
  return once(db, write, async (transaction) => {
    // Increments the partner's counter first: of two concurrent writes, the second waits and then sees the first.
    const id = await nextNumber(transaction, partner.id, 'inquiry');
    const text = (value: string | null) => value && storable(value);
    const sender = {
      contact: inquiry.phoneNumber?.replace(/\D/g, '') ?? text(inquiry.messenger)?.toLowerCase() ?? '',
      network: networksOf(context.address)[0]?.name ?? '',
    };
    const isRepeated = flag(await isRepeatedContact({ ...context, db: transaction }, sender));
    await countWrite(transaction, { partnerId: partner.id, address: context.address, now }, limit);
    await transaction
      .insertInto('inquiries')
      .values({
        partnerId: partner.id,
        id,
        languageCode,
        name: storable(inquiry.name),
        phoneNumber: text(inquiry.phoneNumber),
        messenger: text(inquiry.messenger),
        ...manager,
        preferredTimes: text(inquiry.preferredTimes),
        picked: text(inquiry.picked),
        message: text(inquiry.message),
        ...sender,
        ...agreed,
        createdAt: now,
        answeredAt: null,
        answer: null,
        isRepeated,
        visit: visit && JSON.stringify(visit),
      })
      .execute();
    await notifyOperators(transaction, { partnerId: partner.id, topic: 'inquiries', now });
    return { row: { id } };
  });
}

/**
 * Whether so many inquiries with this contact arrived from several networks that somebody else may be using it. Only
 * too many from one network are refused, so that nobody can lock out another person by using their contact.
 * @throws Refusal 429 with `retry-after` if there are too many with this contact from this network
 */
async function isRepeatedContact(
  { db, partner, now }: CallContext,
  sender: { contact: string; network: string },
): Promise<boolean> {
  const { all, own } = await db
    .selectFrom('inquiries')
    .where('partnerId', '=', partner.id)
    .where('contact', '=', sender.contact)
    .where('createdAt', '>', now - day)
    .select((eb) => [
      eb.fn.countAll<number>().as('all'),
      eb.fn.countAll<number>().filterWhere('network', '=', sender.network).as('own'),
    ])
    .executeTakeFirstOrThrow();
  if (Number(own) >= maxPerContact)
    throw new Refusal(429, 'INQUIRY_TOO_MANY', { headers: { 'retry-after': String(day / 1000) } });
  return Number(all) >= maxPerContact;
}
