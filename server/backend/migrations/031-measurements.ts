import { type AnyDatabase, partnerTable } from './columns.ts';

/** What pages' CSPs refused, and how fast pages were for visitors: counts, without anything about a visitor. */
export async function up(db: AnyDatabase): Promise<void> {
  await partnerTable(db, 'policy_reports')
    .addColumn('directive', 'text', (column) => column.notNull())
    .addColumn('origin', 'text', (column) => column.notNull())
    .addColumn('count', 'bigint', (column) => column.notNull())
    .addColumn('first_at', 'bigint', (column) => column.notNull())
    .addColumn('last_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('policy_reports_key', ['partner_id', 'directive', 'origin'])
    .execute();
  await partnerTable(db, 'web_vitals')
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('page_key', 'text', (column) => column.notNull())
    .addColumn('metric', 'text', (column) => column.notNull())
    .addColumn('bucket', 'integer', (column) => column.notNull())
    .addColumn('count', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('web_vitals_key', ['partner_id', 'day', 'page_key', 'metric', 'bucket'])
    .execute();
  await partnerTable(db, 'web_vital_causes')
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('page_key', 'text', (column) => column.notNull())
    .addColumn('metric', 'text', (column) => column.notNull())
    .addColumn('cause', 'text', (column) => column.notNull())
    .addColumn('count', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('web_vital_causes_key', ['partner_id', 'day', 'page_key', 'metric', 'cause'])
    .execute();
}
