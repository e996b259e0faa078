import { type AnyDatabase, partnerTable } from './columns.ts';

/** Settings that operators changed. They stay when the content of the partner's folder is read again. */
export async function up(db: AnyDatabase): Promise<void> {
  await partnerTable(db, 'clinic_settings')
    .addColumn('changed', 'text', (column) => column.notNull())
    .addColumn('saved_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('clinic_settings_key', ['partner_id'])
    .execute();
}
