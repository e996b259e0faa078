import { type AnyDatabase, partnerTable } from './columns.ts';

/** Partners, their hosts, counters and short URLs. */
export async function up(db: AnyDatabase): Promise<void> {
  await db.schema
    .createTable('partners')
    .addColumn('id', 'bigint', (column) => column.primaryKey())
    .addColumn('code', 'text', (column) => column.notNull().unique())
    .addColumn('main_language', 'text', (column) => column.notNull())
    .addColumn('languages', 'text', (column) => column.notNull())
    .addColumn('time_zone', 'text', (column) => column.notNull())
    .addColumn('origin', 'text', (column) => column.notNull())
    .addColumn('hides_default_options', 'integer', (column) => column.notNull())
    .addColumn('is_cdn_favicon', 'integer', (column) => column.notNull())
    .addColumn('content_hash', 'text')
    .addColumn('site_hash', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await partnerTable(db, 'partner_hosts')
    .addColumn('host', 'text', (column) => column.primaryKey())
    .execute();
  await partnerTable(db, 'counters')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('value', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('counters_key', ['partner_id', 'name'])
    .execute();
  await partnerTable(db, 'short_urls')
    .addColumn('code', 'text', (column) => column.notNull())
    .addColumn('url', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('short_urls_key', ['partner_id', 'code'])
    .addUniqueConstraint('short_urls_url', ['partner_id', 'url'])
    .execute();
}
