import { type CreateTableBuilder, type Kysely, PostgresAdapter } from 'kysely';

/** Migrations are older than the tables of today, so they know none of them. */
export type AnyDatabase = Kysely<unknown>;

/** Whether it is PostgreSQL: triggers are written differently there. */
export const isPostgresDatabase = (db: AnyDatabase): boolean =>
  db.getExecutor().adapter instanceof PostgresAdapter;

/** A table whose rows belong to a partner and have an id of their own in it: `(partner_id, id)` is the key. */
export function entryTable(db: AnyDatabase, name: string): CreateTableBuilder<string, 'partner_id' | 'id'> {
  return partnerTable(db, name)
    .addColumn('id', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint(`${name}_key`, ['partner_id', 'id']);
}

/** A table whose rows belong to a partner; they go when it goes. */
export function partnerTable(db: AnyDatabase, name: string): CreateTableBuilder<string, 'partner_id'> {
  return db.schema
    .createTable(name)
    .addColumn('partner_id', 'bigint', (column) =>
      column.notNull().references('partners.id').onDelete('cascade'),
    );
}

/** An index that begins with the partner. */
export async function indexOf(db: AnyDatabase, table: string, ...columns: string[]): Promise<void> {
  const names = columns.map((column) => column.replace(' ', '_'));
  await db.schema
    .createIndex([table, ...names, 'index'].join('_'))
    .on(table)
    .columns(['partner_id', ...columns])
    .execute();
}
