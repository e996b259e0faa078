import { sql } from 'kysely';
import { inTransaction } from '../database/in-transaction.ts';
import type { Database } from '../database/open.ts';
import { type Flag, flag } from '../database/tables.ts';
import { forgetAnswer } from '../security/idempotency.ts';
import { recordGoneArticles } from './gone-articles.ts';

/** Identifies visitors' articles of a partner. */
type ArticleIds = { partnerId: number; ids: readonly number[] };

/**
 * Erases articles and their answers, for example advertisements.
 * @returns the ids of the erased articles
 */
export function eraseArticles(db: Database, { partnerId, ids }: ArticleIds): Promise<number[]> {
  return inTransaction(db, async (transaction) => {
    const erased = await transaction
      .deleteFrom('customerArticles')
      .where('partnerId', '=', partnerId)
      .where('id', 'in', ids)
      .returning(['id', 'boardTypeId'])
      .execute();
    for (const row of erased) await forgetAnswer(transaction, partnerId, { row });
    const gone = erased.map(({ id }) => id);
    await recordGoneArticles(transaction, partnerId, gone);
    return gone;
  });
}

/**
 * Hides articles: they become private and stay so whatever their authors change. Their authors can still open them.
 * @returns the ids of the hidden articles
 */
export function hideArticles(db: Database, { partnerId, ids }: ArticleIds): Promise<number[]> {
  return inTransaction(db, async (transaction) => {
    const hidden = await transaction
      .updateTable('customerArticles')
      .set({
        isPrivate: 1,
        isHidden: 1,
        isSeeded: 0,
        isPrivateByAuthor: sql<Flag>`case when is_hidden = 1 then is_private_by_author else is_private end`,
      })
      .where('partnerId', '=', partnerId)
      .where('id', 'in', ids)
      .returning('id')
      .execute();
    return hidden.map(({ id }) => id);
  });
}

/** Shows hidden articles again, as private as their authors chose. @returns the ids of the articles that were hidden */
export function unhideArticles(db: Database, { partnerId, ids }: ArticleIds): Promise<number[]> {
  return inTransaction(db, async (transaction) => {
    const shown = await transaction
      .updateTable('customerArticles')
      .set({ isPrivate: sql<Flag>`coalesce(is_private_by_author, 1)`, isHidden: 0, isPrivateByAuthor: null })
      .where('partnerId', '=', partnerId)
      .where('id', 'in', ids)
      .where('isHidden', '=', 1)
      .returning('id')
      .execute();
    return shown.map(({ id }) => id);
  });
}

/** Puts articles at the top of their board, or back into its order. @returns the ids of the articles found */
export async function pinArticles(
  db: Database,
  { partnerId, ids }: ArticleIds,
  isPinned: boolean,
): Promise<number[]> {
  const pinned = await db
    .updateTable('customerArticles')
    .set({ isPinned: flag(isPinned), isSeeded: 0 })
    .where('partnerId', '=', partnerId)
    .where('id', 'in', ids)
    .returning('id')
    .execute();
  return pinned.map(({ id }) => id);
}
