import type { AnyDatabase } from './columns.ts';

/** Names of uploaded files as they were on the operator's computer; null for pictures from before. */
export async function up(db: AnyDatabase): Promise<void> {
  await db.schema.alterTable('media').addColumn('title', 'text').execute();
}
