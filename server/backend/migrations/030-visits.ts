import type { AnyDatabase } from './columns.ts';

/** How the sender of an inquiry or a reservation came to the site. */
export async function up(db: AnyDatabase): Promise<void> {
  for (const table of ['inquiries', 'reservations'])
    await db.schema.alterTable(table).addColumn('visit', 'text').execute();
}
