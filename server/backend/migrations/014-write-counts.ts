import { sql } from 'kysely';
import { type AnyDatabase, partnerTable } from './columns.ts';

/**
 * Counts all writes of visitors per network. Adds flags for entries that the clinic must check and for hidden articles,
 * and the time of last use of short URLs.
 */
export async function up(db: AnyDatabase): Promise<void> {
  await partnerTable(db, 'write_counts')
    .addColumn('scope', 'text', (column) => column.notNull())
    .addColumn('count', 'bigint', (column) => column.notNull())
    .addColumn('since', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('write_counts_key', ['partner_id', 'scope'])
    .execute();
  for (const [table, column] of [
    ['inquiries', 'is_repeated'],
    ['reservations', 'is_repeated'],
    ['customer_articles', 'is_hidden'],
  ] as const)
    await db.schema
      .alterTable(table)
      .addColumn(column, 'integer', (added) => added.notNull().defaultTo(0))
      .execute();
  await db.schema.alterTable('short_urls').addColumn('used_at', 'bigint').execute();
  // Writes are no longer counted with these indexes.
  await sql`drop index if exists inquiries_network_created_at_index`.execute(db);
  await sql`drop index if exists reservations_address_created_at_index`.execute(db);
}
