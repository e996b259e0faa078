import { notFound } from '#server/backend/context/refusal.ts';
import {
  eraseInquiry as erase,
  answerInquiry as writeAnswer,
} from '#server/backend/resources/answer-inquiry.ts';
import type { OperatorHandler } from '../context/handler.ts';
import { inboxPage, inOrder, iso, storedVisit } from './inbox-page.ts';

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
    .select(['isRepeated', 'createdAt', 'answer', 'answeredAt', 'visit'])
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

/** Records how an inquiry was answered. The note may tell about the visitor, so the audit log leaves it out. */
export const answerInquiry: OperatorHandler<'answerInquiry'> = async (context, { id }, { answer }) => {
  const { db, partner, now } = context;
  await db.transaction().execute(async (transaction) => {
    if (!(await writeAnswer(transaction, partner.id, id, { answer, now }))) throw notFound();
    await context.record(transaction, { target: `inquiry ${id}` });
  });
  return { done: true };
};

/** Erases an inquiry. */
export const eraseInquiry: OperatorHandler<'eraseInquiry'> = async (context, { id }) => {
  const { db, partner } = context;
  await db.transaction().execute(async (transaction) => {
    if (!(await erase(transaction, partner.id, id))) throw notFound();
    await context.record(transaction, { target: `inquiry ${id}` });
  });
  return { done: true };
};
