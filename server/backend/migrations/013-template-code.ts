import type { AnyDatabase } from './columns.ts';

/** The template of a site whose document names none. The changed seed code reseeds every partner, which fills it. */
export async function up(db: AnyDatabase): Promise<void> {
  await db.schema
    .alterTable('partners')
    .addColumn('template_code', 'text', (column) => column.notNull().defaultTo('commerce'))
    .execute();
}
