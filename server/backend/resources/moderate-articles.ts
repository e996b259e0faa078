import type { Database } from '../database/open.ts';
import { forgetAnswer } from '../security/idempotency.ts';

/** Identifies visitors' articles of a partner. */
export type ArticleIds = { partnerId: number; ids: readonly number[] };

/**
 * Erases articles and their answers, for example advertisements.
 * @returns the ids of the erased articles
 */
export function eraseArticles(db: Database, { partnerId, ids }: ArticleIds): Promise<number[]> {
  return db.transaction().execute(async (transaction) => {
    const erased = await transaction
      .deleteFrom('customerArticles')
      .where('partnerId', '=', partnerId)
      .where('id', 'in', ids)
      .returning(['id', 'boardTypeId'])
      .execute();
    for (const row of erased) await forgetAnswer(transaction, partnerId, { row });
    return erased.map(({ id }) => id);
  });
}

/**
 * Hides articles: they become private and stay so whatever their authors change. Their authors can still open them.
 * @returns the ids of the hidden articles
 */
export function hideArticles(db: Database, { partnerId, ids }: ArticleIds): Promise<number[]> {
  return db.transaction().execute(async (transaction) => {
    const hidden = await transaction
      .updateTable('customerArticles')
      .set({ isPrivate: 1, isHidden: 1 })
      .where('partnerId', '=', partnerId)
      .where('id', 'in', ids)
      .returning('id')
      .execute();
    return hidden.map(({ id }) => id);
  });
}
