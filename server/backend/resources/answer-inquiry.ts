import type { ExpressionBuilder, Selectable } from 'kysely';
import { inTransaction } from '../database/in-transaction.ts';
import type { Database } from '../database/open.ts';
import { storable } from '../database/search.ts';
import type { Millis, Tables } from '../database/tables.ts';
import type { InquiriesTable } from '../database/visitor-tables.ts';
import { forgetAnswer } from '../security/idempotency.ts';

type Inquiry = Omit<Selectable<InquiriesTable>, 'partnerId' | 'contact' | 'network'>;

/** The inquiries of a partner, oldest first: those without an answer, or all. */
export function inquiriesOf(db: Database, partnerId: number, all = false): Promise<Inquiry[]> {
  let found = db.selectFrom('inquiries').where('partnerId', '=', partnerId);
  if (!all) found = found.where('answeredAt', 'is', null);
  return found
    .orderBy('id')
    .select(['id', 'languageCode', 'name', 'phoneNumber', 'messenger', 'preferredTimes', 'picked', 'message'])
    .select(['consentedAt', 'consentPersonal', 'consentHealth', 'createdAt', 'answeredAt', 'answer'])
    .select(['isRepeated', 'managerId', 'managerName', 'visit'])
    .execute();
}

/**
 * Records the answer that a visitor got by phone or messenger, and marks the inquiry as answered.
 * @returns false if the partner has no such inquiry
 */
export async function answerInquiry(
  db: Database,
  partnerId: number,
  inquiryId: number,
  { answer, now = Date.now() }: { answer: string; now?: Millis },
): Promise<boolean> {
  const answered = await db
    .updateTable('inquiries')
    .set({ answer: storable(answer), answeredAt: now })
    .where('partnerId', '=', partnerId)
    .where('id', '=', inquiryId)
    .returning('id')
    .executeTakeFirst();
  return answered !== undefined;
}

/** Erases an inquiry, for example at the visitor's request. @returns false if the partner has no such inquiry */
export async function eraseInquiry(db: Database, partnerId: number, inquiryId: number): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
    const erased = await transaction
      .deleteFrom('inquiries')
      .where('partnerId', '=', partnerId)
      .where('id', '=', inquiryId)
      .returning('id')
      .executeTakeFirst();
    // Else the same words, sent again, would be answered as if they were stored.
    await forgetAnswer(transaction, partnerId, { row: { id: inquiryId } });
    return erased !== undefined;
  });
}

/** Inquiries of a partner that were answered at `until` or before. */
const answeredUntil = (partnerId: number, until: Millis) => (eb: ExpressionBuilder<Tables, 'inquiries'>) =>
  eb.and([eb('partnerId', '=', partnerId), eb('answeredAt', '<=', until)]);

/** How many inquiries of a partner were answered at `until` or before. */
export async function countAnswered(db: Database, partnerId: number, until: Millis): Promise<number> {
  const { count } = await db
    .selectFrom('inquiries')
    .where(answeredUntil(partnerId, until))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Erases the inquiries of a partner that were answered at `until` or before. @returns their numbers */
export async function eraseAnswered(db: Database, partnerId: number, until: Millis): Promise<number[]> {
  const erased = await db
    .deleteFrom('inquiries')
    .where(answeredUntil(partnerId, until))
    .returning('id')
    .execute();
  return erased.map(({ id }) => id).sort((one, other) => one - other);
}

/** Formats an inquiry for a terminal. */
export function inquiryText(inquiry: Inquiry): string {
  const { id, createdAt, languageCode, name, phoneNumber, messenger, preferredTimes, picked, message } =
    inquiry;
  const { consentedAt, consentPersonal, consentHealth, answeredAt, answer, isRepeated, managerName } =
    inquiry;
  const iso = (time: number) => new Date(time).toISOString();
  const lines = [
    `#${id}  ${iso(createdAt)}  ${languageCode}`,
    `  ${[name, phoneNumber, messenger].filter(Boolean).join(', ')}`,
    ...Object.entries({ doctor: managerName, times: preferredTimes, picked, message, answer }).flatMap(
      ([label, text]) => (text ? [`  ${label}: ${text.replaceAll('\n', '\n    ')}`] : []),
    ),
    `  consent: ${iso(consentedAt)} ${consentPersonal} ${consentHealth}`,
    ...(isRepeated === 0
      ? []
      : ['  check: this contact was used from several networks today, perhaps by others']),
    ...(answeredAt === null ? [] : [`  answered: ${iso(answeredAt)}`]),
  ];
  return lines.join('\n');
}
