import { inTransaction } from '../database/in-transaction.ts';
import type { Database } from '../database/open.ts';
import { storable } from '../database/search.ts';
import type { Millis } from '../database/tables.ts';

/** An operator's answer; `content` is HTML, which the site sanitizes. */
type NewAnswer = { content: string; name?: string | null; now?: Millis };

/**
 * Answers an article or changes its answer, and marks it as answered (SPEC section 4).
 * @returns false if the partner has no such article
 */
export function answerArticle(
  db: Database,
  partnerId: number,
  articleId: number,
  { content, name = null, now = Date.now() }: NewAnswer,
): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
    const answered = await transaction
      .updateTable('customerArticles')
      .set({ isAnswered: 1, isSeeded: 0 })
      .where('partnerId', '=', partnerId)
      .where('id', '=', articleId)
      .returning('id')
      .executeTakeFirst();
    if (!answered) return false;
    const answer = { content: storable(content), name: name && storable(name), createdAt: now };
    await transaction
      .insertInto('customerAnswers')
      .values({ partnerId, articleId, ...answer })
      .onConflict((conflict) => conflict.columns(['partnerId', 'articleId']).doUpdateSet(answer))
      .execute();
    return true;
  });
}

/** Whether an article is a notice that the clinic itself wrote: with an answer, visitors would get it as a question. */
export async function isUnansweredNotice(
  db: Database,
  partnerId: number,
  articleId: number,
): Promise<boolean> {
  const notice = await db
    .selectFrom('customerArticles')
    .where('partnerId', '=', partnerId)
    .where('id', '=', articleId)
    .where('isByClinic', '=', 1)
    .where('isAnswered', '=', 0)
    .select('id')
    .executeTakeFirst();
  return notice !== undefined;
}
