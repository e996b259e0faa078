import { firstOwnId } from '../database/counters.ts';
import type { Database } from '../database/open.ts';

/**
 * Records deleted articles of the content files, so that seeding leaves them out.
 * @param db the transaction that deletes them
 */
export async function recordGoneArticles(
  db: Database,
  partnerId: number,
  ids: readonly number[],
): Promise<void> {
  const gone = ids.filter((id) => id < firstOwnId);
  if (gone.length === 0) return;
  await db
    .insertInto('goneArticles')
    .values(gone.map((id) => ({ partnerId, id })))
    .onConflict((conflict) => conflict.columns(['partnerId', 'id']).doNothing())
    .execute();
}
