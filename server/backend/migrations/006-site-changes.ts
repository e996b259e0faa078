import { sql } from 'kysely';
import type { AnyDatabase } from './columns.ts';

/** Stores the number of each partner's last change, so that the site server can fetch only changed partners. */
export async function up(db: AnyDatabase): Promise<void> {
  await db.schema
    .createTable('site_clock')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('value', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .alterTable('partners')
    .addColumn('changed', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
  await sql`update partners set changed = id`.execute(db);
  await sql`insert into site_clock (id, value) select 1, coalesce(max(id), 0) from partners`.execute(db);
  await db.schema.createIndex('partners_changed').on('partners').column('changed').execute();
  // A request for changes reads only the hosts of the changed partners.
  await db.schema.createIndex('partner_hosts_partner').on('partner_hosts').column('partner_id').execute();
}
