import { type AnyDatabase, partnerTable } from './columns.ts';

/** The entries of the content as they were written, and what operators changed of them. */
export async function up(db: AnyDatabase): Promise<void> {
  await partnerTable(db, 'content_entries')
    .addColumn('list', 'text', (column) => column.notNull())
    .addColumn('id', 'bigint', (column) => column.notNull())
    .addColumn('weight', 'bigint', (column) => column.notNull())
    .addColumn('is_placed', 'integer', (column) => column.notNull())
    .addColumn('changed_at', 'bigint')
    .addColumn('is_deleted', 'integer', (column) => column.notNull())
    .addColumn('entry', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('content_entries_key', ['partner_id', 'list', 'id'])
    .execute();
}
