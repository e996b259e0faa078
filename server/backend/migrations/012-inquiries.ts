import { type AnyDatabase, entryTable, indexOf } from './columns.ts';

/** Visitors' requests to be called back. */
export async function up(db: AnyDatabase): Promise<void> {
  await entryTable(db, 'inquiries')
    .addColumn('language_code', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('phone_number', 'text')
    .addColumn('messenger', 'text')
    .addColumn('preferred_times', 'text')
    .addColumn('picked', 'text')
    .addColumn('message', 'text')
    .addColumn('contact', 'text', (column) => column.notNull())
    .addColumn('network', 'text', (column) => column.notNull())
    .addColumn('consented_at', 'bigint', (column) => column.notNull())
    .addColumn('consent_personal', 'text', (column) => column.notNull())
    .addColumn('consent_health', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('answered_at', 'bigint')
    .addColumn('answer', 'text')
    .execute();
  await indexOf(db, 'inquiries', 'contact', 'created_at');
  await indexOf(db, 'inquiries', 'network', 'created_at');
}
