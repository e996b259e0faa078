import type { Database } from '../database/open.ts';
import { forgetAnswer } from '../security/idempotency.ts';

/** Which articles of visitors the clinic means. */
export type ArticleIds = { partnerId: number; ids: readonly number[] };

/**
 * Erases articles and their answers, as a clinic does with advertisements.
 * @returns the ids of those that were there
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
 * Hides articles: from then on they are private, and stay so however their writers change them. Their writers can still
 * open them.
 * @returns the ids of those that were there
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
