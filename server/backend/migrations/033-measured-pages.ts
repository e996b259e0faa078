import { type AnyDatabase, partnerTable } from './columns.ts';

/**
 * Refused origins are counted for each page, and visits for each kind of device. What was counted before tells neither and
 * was shown on no screen, so it is dropped.
 */
export async function up(db: AnyDatabase): Promise<void> {
  for (const table of ['policy_reports', 'web_vitals', 'web_vital_causes'])
    await db.schema.dropTable(table).execute();
  await partnerTable(db, 'policy_reports')
    .addColumn('directive', 'text', (column) => column.notNull())
    .addColumn('origin', 'text', (column) => column.notNull())
    .addColumn('page_key', 'text', (column) => column.notNull())
    .addColumn('count', 'bigint', (column) => column.notNull())
    .addColumn('first_at', 'bigint', (column) => column.notNull())
    .addColumn('last_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('policy_reports_key', ['partner_id', 'directive', 'origin', 'page_key'])
    .execute();
  await ofDevices(db, 'web_vitals', 'bucket', 'integer');
  await ofDevices(db, 'web_vital_causes', 'cause', 'text');
}

const ofDevices = (db: AnyDatabase, table: string, what: string, type: 'integer' | 'text') =>
  partnerTable(db, table)
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('page_key', 'text', (column) => column.notNull())
    .addColumn('device', 'text', (column) => column.notNull())
    .addColumn('metric', 'text', (column) => column.notNull())
    .addColumn(what, type, (column) => column.notNull())
    .addColumn('count', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint(`${table}_key`, ['partner_id', 'day', 'page_key', 'device', 'metric', what])
    .execute();
