import { type CreateTableBuilder, type Kysely, PostgresAdapter } from 'kysely';

/** Migrations are older than the current tables, so their database is untyped. */
export type AnyDatabase = Kysely<unknown>;

/** Whether the database is PostgreSQL, which has another trigger syntax. */
export const isPostgresDatabase = (db: AnyDatabase): boolean =>
  db.getExecutor().adapter instanceof PostgresAdapter;

/** Creates a table whose rows belong to a partner and have an id within it: the key is `(partner_id, id)`. */
export function entryTable(db: AnyDatabase, name: string): CreateTableBuilder<string, 'partner_id' | 'id'> {
  return partnerTable(db, name)
    .addColumn('id', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint(`${name}_key`, ['partner_id', 'id']);
}

/** Creates a table whose rows belong to a partner and are deleted with it. */
export function partnerTable(db: AnyDatabase, name: string): CreateTableBuilder<string, 'partner_id'> {
  return db.schema
    .createTable(name)
    .addColumn('partner_id', 'bigint', (column) =>
      column.notNull().references('partners.id').onDelete('cascade'),
    );
}

/** Creates an index that begins with the partner. */
export async function indexOf(db: AnyDatabase, table: string, ...columns: string[]): Promise<void> {
  const names = columns.map((column) => column.replace(' ', '_'));
  await db.schema
    .createIndex([table, ...names, 'index'].join('_'))
    .on(table)
    .columns(['partner_id', ...columns])
    .execute();
}
