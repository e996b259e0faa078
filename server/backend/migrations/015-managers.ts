import type { AnyDatabase } from './columns.ts';

/** Stores the doctor whom a visitor would like to consult. */
export async function up(db: AnyDatabase): Promise<void> {
  for (const table of ['inquiries', 'reservations']) {
    await db.schema.alterTable(table).addColumn('manager_id', 'bigint').execute();
    await db.schema.alterTable(table).addColumn('manager_name', 'text').execute();
  }
}
