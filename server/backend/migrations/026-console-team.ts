import { type AnyDatabase, entryTable, partnerTable } from './columns.ts';

/** Sections that a team reuses, and the operators with a partner's document open. */
export async function up(db: AnyDatabase): Promise<void> {
  await entryTable(db, 'saved_sections')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('node', 'text', (column) => column.notNull())
    .addColumn('saved_at', 'bigint', (column) => column.notNull())
    .addColumn('saved_by', 'text', (column) => column.notNull())
    .execute();
  await partnerTable(db, 'editor_presence')
    .addColumn('operator_id', 'bigint', (column) =>
      column.notNull().references('operators.id').onDelete('cascade'),
    )
    .addColumn('seen_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('editor_presence_key', ['partner_id', 'operator_id'])
    .execute();
  // Deleting an operator finds its rows.
  await db.schema
    .createIndex('editor_presence_operator')
    .on('editor_presence')
    .column('operator_id')
    .execute();
}
