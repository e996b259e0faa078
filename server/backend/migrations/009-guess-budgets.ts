import { type AnyDatabase, partnerTable } from './columns.ts';

/** Counts password guesses per article and per network instead of per pair. Counts last a day, so none is migrated. */
export async function up(db: AnyDatabase): Promise<void> {
  await db.schema.dropTable('password_guesses').execute();
  await partnerTable(db, 'guess_budgets')
    .addColumn('scope', 'text', (column) => column.notNull())
    .addColumn('failures', 'bigint', (column) => column.notNull())
    .addColumn('blocked_until', 'bigint', (column) => column.notNull())
    .addColumn('since', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('guess_budgets_key', ['partner_id', 'scope'])
    .execute();
  await db.schema.createIndex('guess_budgets_since').on('guess_budgets').column('since').execute();
}
