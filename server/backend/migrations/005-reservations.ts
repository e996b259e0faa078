import { type AnyDatabase, entryTable, indexOf } from './columns.ts';

/** Reservations from the reservation widget. */
export async function up(db: AnyDatabase): Promise<void> {
  await entryTable(db, 'reservations')
    .addColumn('receipt', 'text', (column) => column.notNull().unique())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('starts_at', 'bigint', (column) => column.notNull())
    .addColumn('ends_at', 'bigint', (column) => column.notNull())
    .addColumn('customer_name', 'text', (column) => column.notNull())
    .addColumn('customer_phone', 'text', (column) => column.notNull())
    .addColumn('phone_digits', 'text', (column) => column.notNull())
    .addColumn('memo', 'text', (column) => column.notNull())
    .addColumn('language_code', 'text', (column) => column.notNull())
    .addColumn('options', 'text', (column) => column.notNull())
    .addColumn('event_id', 'bigint')
    .addColumn('utm', 'text', (column) => column.notNull())
    .addColumn('is_confirmed', 'integer', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await indexOf(db, 'reservations', 'ends_at');
  await indexOf(db, 'reservations', 'phone_digits', 'starts_at');
  await indexOf(db, 'reservations', 'address', 'created_at');
}
