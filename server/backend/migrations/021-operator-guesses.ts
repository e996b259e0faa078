import type { AnyDatabase } from './columns.ts';

/**
 * Counts wrong passwords of operators too, who belong to no partner: partner 0, so the reference goes. Counts last a
 * day, so none is migrated. Networks from which an operator has signed in have their own count.
 */
export async function up(db: AnyDatabase): Promise<void> {
  await db.schema.dropTable('guess_budgets').execute();
  await db.schema
    .createTable('guess_budgets')
    .addColumn('partner_id', 'bigint', (column) => column.notNull())
    .addColumn('scope', 'text', (column) => column.notNull())
    .addColumn('failures', 'bigint', (column) => column.notNull())
    .addColumn('blocked_until', 'bigint', (column) => column.notNull())
    .addColumn('since', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('guess_budgets_key', ['partner_id', 'scope'])
    .execute();
  await db.schema.createIndex('guess_budgets_since').on('guess_budgets').column('since').execute();
  await db.schema
    .createTable('operator_networks')
    .addColumn('operator_id', 'bigint', (column) =>
      column.notNull().references('operators.id').onDelete('cascade'),
    )
    .addColumn('network', 'text', (column) => column.notNull())
    .addColumn('seen_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('operator_networks_key', ['operator_id', 'network'])
    .execute();
}
