import type { Database } from '../database/open.ts';

/**
 * Records all exhibitions of a partner as gone, before seeding deletes them. `forgetReturned` then takes back those
 * that the new content has. No exhibition is secret, so this reveals nothing.
 * @param db a transaction
 */
export async function recordGoneExhibitions(db: Database, partnerId: number): Promise<void> {
  await db
    .insertInto('goneExhibitions')
    .columns(['partnerId', 'id'])
    .expression(db.selectFrom('exhibitions').where('partnerId', '=', partnerId).select(['partnerId', 'id']))
    .onConflict((conflict) => conflict.columns(['partnerId', 'id']).doNothing())
    .execute();
}

/** Exhibitions that the partner has, still or again, are not gone. */
export async function forgetReturned(db: Database, partnerId: number): Promise<void> {
  await db
    .deleteFrom('goneExhibitions')
    .where('partnerId', '=', partnerId)
    .where('id', 'in', db.selectFrom('exhibitions').where('partnerId', '=', partnerId).select('id'))
    .execute();
}
