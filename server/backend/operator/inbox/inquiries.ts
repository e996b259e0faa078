import { type ErasureDays, erasureDays } from '#schemas/operator/inbox-calls.ts';
import { notFound } from '#server/backend/context/refusal.ts';
import type { Database } from '#server/backend/database/open.ts';
import { storable } from '#server/backend/database/search.ts';
import type { Millis } from '#server/backend/database/tables.ts';
import {
  countAnswered,
  eraseInquiry as erase,
  eraseAnswered,
  answerInquiry as writeAnswer,
} from '#server/backend/resources/answer-inquiry.ts';
import type { OperatorHandler } from '../context/handler.ts';
import { OperatorRefusal } from '../context/refusal.ts';
import { inboxPage, inOrder, isLate, iso, storedVisit } from './inbox-page.ts';

/** Inquiries, those without an answer first. */
export const inboxInquiries: OperatorHandler<'inboxInquiries'> = async (context, params) => {
  const { db, partner, now } = context;
  const { ids, count, open } = await inboxPage(db, 'inquiries', partner.id, params, now);
  if (ids.length === 0) return { rows: [], count, open };
  const found = await db
    .selectFrom('inquiries')
    .where('partnerId', '=', partner.id)
    .where('id', 'in', ids)
    .select(['id', 'languageCode', 'name', 'phoneNumber', 'messenger', 'preferredTimes', 'picked', 'message'])
    .select(['managerName as doctor', 'isRepeated', 'createdAt', 'answer', 'answeredAt', 'visit'])
    .execute();
  const rows = inOrder(ids, found).map(({ isRepeated, createdAt, answeredAt, visit, ...inquiry }) => ({
    ...inquiry,
    isRepeated: isRepeated === 1,
    createdAt: iso(createdAt),
    answeredAt: answeredAt === null ? null : iso(answeredAt),
    visit: storedVisit(visit),
  }));
  return { rows, count, open };
};

/**
 * Records how an inquiry was answered. The note may tell about the visitor, so the audit log leaves it out.
 * @throws OperatorRefusal 409 with the present record if it is not the one that the operator saw
 */
export const answerInquiry: OperatorHandler<'answerInquiry'> = async (
  context,
  { id },
  { answer, before },
) => {
  const { db, partner, now } = context;
  const answeredAt = await db.transaction().execute(async (transaction) => {
    const present = await lockInquiry(transaction, partner.id, id);
    if (!present) throw notFound();
    if (isLate(before, present.answeredAt ?? undefined)) {
      // The answer to this same request may have been lost.
      if (present.answeredAt && present.answer === storable(answer)) return present.answeredAt;
      throw new OperatorRefusal(409, 'ANSWER_CHANGED', { body: { present } });
    }
    if (!(await writeAnswer(transaction, partner.id, id, { answer, now }))) throw notFound();
    await context.record(transaction, { target: `inquiry ${id}` });
    return iso(now);
  });
  return { done: true, answeredAt };
};

/** Locks an inquiry until the transaction ends. @returns the record of its answer; undefined if there is no such inquiry */
async function lockInquiry(transaction: Database, partnerId: number, id: number) {
  const found = await transaction
    .updateTable('inquiries')
    .set((eb) => ({ answer: eb.ref('answer') }))
    .where('partnerId', '=', partnerId)
    .where('id', '=', id)
    .returning(['answer', 'answeredAt'])
    .executeTakeFirst();
  return (
    found && { answer: found.answer, answeredAt: found.answeredAt === null ? null : iso(found.answeredAt) }
  );
}

/** Erases an inquiry. */
export const eraseInquiry: OperatorHandler<'eraseInquiry'> = async (context, { id }) => {
  const { db, partner } = context;
  await db.transaction().execute(async (transaction) => {
    if (!(await erase(transaction, partner.id, id))) throw notFound();
    await context.record(transaction, { target: `inquiry ${id}` });
  });
  return { done: true };
};

/** The last moment that is at least so many days ago. */
const daysBefore = (now: Millis, days: ErasureDays): Millis => now - days * 24 * 60 * 60_000;

/** How many inquiries were answered long ago, by the days that can be chosen. */
export const answeredInquiries: OperatorHandler<'answeredInquiries'> = async ({ db, partner, now }) => ({
  rows: await Promise.all(
    erasureDays.map(async (days) => ({
      days,
      count: await countAnswered(db, partner.id, daysBefore(now, days)),
    })),
  ),
});

/** Erases the inquiries that were answered at least so many days ago. An idempotency key lasts a day, so none names them. */
export const eraseAnsweredInquiries: OperatorHandler<'eraseAnsweredInquiries'> = async (
  context,
  { days },
) => {
  const { db, partner, now } = context;
  const erased = await db.transaction().execute(async (transaction) => {
    const ids = await eraseAnswered(transaction, partner.id, daysBefore(now, days));
    if (ids.length > 0)
      await context.record(transaction, { target: 'inquiries', before: { ids }, after: { days } });
    return ids.length;
  });
  return { erased };
};
