import { type AnyDatabase, partnerTable } from './columns.ts';

/** The consents of article authors, and the consent texts by version. Older articles have no consent. */
export async function up(db: AnyDatabase): Promise<void> {
  await db.schema.alterTable('customer_articles').addColumn('consented_at', 'bigint').execute();
  await db.schema.alterTable('customer_articles').addColumn('consent_personal', 'text').execute();
  await db.schema.alterTable('customer_articles').addColumn('consent_health', 'text').execute();
  await partnerTable(db, 'consent_texts')
    .addColumn('version', 'text', (column) => column.notNull())
    .addColumn('form', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('first_at', 'bigint', (column) => column.notNull())
    .addColumn('last_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('consent_texts_key', ['partner_id', 'version'])
    .execute();
}
