import { sql } from 'kysely';
import type { AnyDatabase } from './columns.ts';

/**
 * Drafts belong to the operator who began them, even after somebody else has saved them. Older drafts get their last
 * author.
 */
export async function up(db: AnyDatabase): Promise<void> {
  await db.schema
    .alterTable('site_drafts')
    .addColumn('owner', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await db.schema
    .alterTable('site_drafts')
    .addColumn('owner_id', 'bigint', (column) => column.references('operators.id').onDelete('set null'))
    .execute();
  await sql`update site_drafts set owner = author, owner_id = author_id`.execute(db);
}
