import { notFound } from '#server/backend/context/refusal.ts';
import type { Database } from '#server/backend/database/open.ts';
import { storable } from '#server/backend/database/search.ts';
import {
  isUnansweredNotice,
  answerArticle as writeAnswer,
} from '#server/backend/resources/answer-article.ts';
import {
  eraseArticles,
  hideArticles,
  pinArticles,
  unhideArticles,
} from '#server/backend/resources/moderate-articles.ts';
import type { OperatorHandler } from '../context/handler.ts';
import type { OperatorContext } from '../context/operator-context.ts';
import { OperatorRefusal } from '../context/refusal.ts';
import { inboxPage, inOrder, isLate, iso } from './inbox-page.ts';

/** Articles on visitors' boards, those that wait for an answer first. */
export const inboxArticles: OperatorHandler<'inboxArticles'> = async (context, params) => {
  const { db, partner, now } = context;
  const { ids, count, open } = await inboxPage(db, 'customerArticles', partner.id, params, now);
  if (ids.length === 0) return { rows: [], count, open };
  const found = await db
    .selectFrom('customerArticles')
    .where('partnerId', '=', partner.id)
    .where('id', 'in', ids)
    .select(['id', 'boardTypeId', 'languageCode', 'title', 'name', 'content', 'phoneNumber', 'email'])
    .select(['isPrivate', 'isPinned', 'isHidden', 'isByClinic', 'isAnswered', 'createdAt'])
    .execute();
  const answers = await answersOf(context, ids);
  const rows = inOrder(ids, found).map(
    ({ isPrivate, isPinned, isHidden, isByClinic, isAnswered, createdAt, ...article }) => ({
      ...article,
      isPrivate: isPrivate === 1,
      isPinned: isPinned === 1,
      isHidden: isHidden === 1,
      isNotice: isByClinic === 1 && isAnswered === 0,
      createdAt: iso(createdAt),
      answer: answers.get(article.id) ?? null,
    }),
  );
  return { rows, count, open };
};

async function answersOf({ db, partner, sanitize }: OperatorContext, ids: number[]) {
  const rows = await db
    .selectFrom('customerAnswers')
    .where('partnerId', '=', partner.id)
    .where('articleId', 'in', ids)
    .select(['articleId', 'content', 'name', 'createdAt'])
    .execute();
  const answers = rows.map(async ({ articleId, content, name, createdAt }) => {
    const answer = { content: await sanitize(content), name, createdAt: iso(createdAt) };
    return [articleId, answer] as const;
  });
  return new Map(await Promise.all(answers));
}

/**
 * Answers an article; visitors see the answer at once.
 * @throws OperatorRefusal 409 for a notice of the clinic, which would be none any more; or with the present answer if it is
 *   not the one that the operator saw
 */
export const answerArticle: OperatorHandler<'answerArticle'> = async (
  context,
  { id },
  { content, before: seen },
) => {
  const { db, partner, now } = context;
  const answeredAt = await db.transaction().execute(async (transaction) => {
    const before = await stateOf(transaction, partner.id, id);
    if (await isUnansweredNotice(transaction, partner.id, id))
      throw new OperatorRefusal(409, 'ARTICLE_IS_NOTICE');
    const present = (await answersOf({ ...context, db: transaction }, [id])).get(id) ?? null;
    if (isLate(seen, present?.createdAt)) {
      // The answer to this same request may have been lost.
      if (present && (await isAnswer(context, transaction, id, content))) return present.createdAt;
      throw new OperatorRefusal(409, 'ANSWER_CHANGED', { body: { present } });
    }
    await writeAnswer(transaction, partner.id, id, { content, now });
    await context.record(transaction, {
      target: `article ${id}`,
      before: { isAnswered: before.isAnswered },
      after: { isAnswered: true },
    });
    return iso(now);
  });
  await context.purge(partner, 'customerBoardUpdate');
  return { done: true, answeredAt };
};

/** Whether an article has just this answer. */
async function isAnswer({ partner }: OperatorContext, db: Database, articleId: number, content: string) {
  const stored = await db
    .selectFrom('customerAnswers')
    .where('partnerId', '=', partner.id)
    .where('articleId', '=', articleId)
    .select('content')
    .executeTakeFirst();
  return stored?.content === storable(content);
}

/** Pins or hides an article. A hidden one is private, and its author can still read it. */
export const moderateArticle: OperatorHandler<'moderateArticle'> = async (context, { id }, wanted) => {
  const { db, partner } = context;
  const article = { partnerId: partner.id, ids: [id] };
  await db.transaction().execute(async (transaction) => {
    const { isPinned, isHidden } = await stateOf(transaction, partner.id, id);
    if (wanted.isPinned !== undefined) await pinArticles(transaction, article, wanted.isPinned);
    if (wanted.isHidden === true) await hideArticles(transaction, article);
    if (wanted.isHidden === false) await unhideArticles(transaction, article);
    await context.record(transaction, {
      target: `article ${id}`,
      before: { isPinned, isHidden },
      after: { isPinned: wanted.isPinned ?? isPinned, isHidden: wanted.isHidden ?? isHidden },
    });
  });
  await context.purge(partner, 'customerBoardUpdate');
  return { done: true };
};

/** Erases an article and its answer. */
export const eraseArticle: OperatorHandler<'eraseArticle'> = async (context, { id }) => {
  const { db, partner } = context;
  await db.transaction().execute(async (transaction) => {
    const erased = await eraseArticles(transaction, { partnerId: partner.id, ids: [id] });
    if (erased.length === 0) throw notFound('ARTICLE_NOT_FOUND');
    await context.record(transaction, { target: `article ${id}` });
  });
  await context.purge(partner, 'customerBoardDelete');
  return { done: true };
};

/** Locks an article until the transaction ends. @throws Refusal 404 */
async function stateOf(transaction: Database, partnerId: number, id: number) {
  const article = await transaction
    .updateTable('customerArticles')
    .set((eb) => ({ isPinned: eb.ref('isPinned') }))
    .where('partnerId', '=', partnerId)
    .where('id', '=', id)
    .returning(['isPinned', 'isHidden', 'isAnswered'])
    .executeTakeFirst();
  if (!article) throw notFound('ARTICLE_NOT_FOUND');
  const { isPinned, isHidden, isAnswered } = article;
  return { isPinned: isPinned === 1, isHidden: isHidden === 1, isAnswered: isAnswered === 1 };
}
