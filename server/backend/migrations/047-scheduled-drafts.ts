import type { AnyDatabase } from './columns.ts';

/** A draft names the revision that it is scheduled as. */
export async function up(db: AnyDatabase): Promise<void> {
  await db.schema.alterTable('site_drafts').addColumn('scheduled_as', 'bigint').execute();
}
