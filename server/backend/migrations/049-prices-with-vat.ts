import type { AnyDatabase } from './columns.ts';

/**
 * Prices are sorted with VAT, so an advertised option names whether its price has it. Set-up fills in the stored ones and
 * sorts the treatments again: it stores all content again after a change of the code that stores it.
 */
export async function up(db: AnyDatabase): Promise<void> {
  await db.schema
    .alterTable('advertised_options')
    .addColumn('is_vat_included', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
}
