import type { AnyDatabase } from './columns.ts';

/** Links with which an operator sets a new password, at most one per account. */
export async function up(db: AnyDatabase): Promise<void> {
  await db.schema
    .createTable('password_resets')
    .addColumn('operator_id', 'bigint', (column) =>
      column.primaryKey().references('operators.id').onDelete('cascade'),
    )
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
}
