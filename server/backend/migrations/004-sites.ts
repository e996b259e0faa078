import { sql } from 'kysely';
import { type AnyDatabase, entryTable } from './columns.ts';

/** Site documents as revisions, at most one of them published per partner. */
export async function up(db: AnyDatabase): Promise<void> {
  await entryTable(db, 'site_revisions')
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('document', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('site_revisions_published')
    .unique()
    .on('site_revisions')
    .column('partner_id')
    .where(sql.ref('status'), '=', sql.lit('published'))
    .execute();
}
