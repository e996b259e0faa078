import type { AnyDatabase } from './columns.ts';

/**
 * Which draft an operator has open; null for the published document. It may be deleted in the meantime: it is only
 * compared with the drafts of others.
 */
export async function up(db: AnyDatabase): Promise<void> {
  await db.schema.alterTable('editor_presence').addColumn('draft', 'bigint').execute();
}
