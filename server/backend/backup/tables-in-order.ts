import { type Kysely, sql } from 'kysely';
import { DEFAULT_MIGRATION_LOCK_TABLE, DEFAULT_MIGRATION_TABLE } from 'kysely/migration';
import { isPostgresDatabase } from '../migrations/columns.ts';

type AnyDatabase = Kysely<never>;

/** All tables but Kysely's own, by their names in the database: a table comes after those that its rows refer to. */
export async function tablesInOrder(db: AnyDatabase): Promise<string[]> {
  const names = (isPostgresDatabase(db as never) ? await postgresTables(db) : await sqliteTables(db)).sort();
  const needs = new Map<string, string[]>();
  for (const name of names) needs.set(name, await referencedBy(db, name));
  const ordered: string[] = [];
  const add = (name: string) => {
    if (ordered.includes(name) || !needs.has(name)) return;
    const own = needs.get(name) ?? [];
    needs.delete(name);
    for (const other of own) add(other);
    ordered.push(name);
  };
  for (const name of names) add(name);
  return ordered;
}

async function sqliteTables(db: AnyDatabase): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: false });
  return tables.filter(({ isView }) => !isView).map(({ name }) => name);
}

/**
 * The tables of the current schema. Kysely's `getTables` reads every schema of the database, and fails if one of them is
 * dropped meanwhile.
 */
async function postgresTables(db: AnyDatabase): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select relname as name from pg_class
    where relkind in ('r', 'p') and relnamespace = current_schema()::regnamespace`.execute(db);
  const internal: string[] = [DEFAULT_MIGRATION_TABLE, DEFAULT_MIGRATION_LOCK_TABLE];
  return rows.map(({ name }) => name).filter((name) => !internal.includes(name));
}

async function referencedBy(db: AnyDatabase, table: string): Promise<string[]> {
  const query = isPostgresDatabase(db as never)
    ? sql<{ name: string }>`select target.relname as name from pg_constraint
        join pg_class target on target.oid = confrelid
        where contype = 'f' and conrelid = ${table}::regclass`
    : sql<{ name: string }>`select "table" as name from pragma_foreign_key_list(${table})`;
  const { rows } = await query.execute(db);
  return rows.map(({ name }) => name).filter((name) => name !== table);
}
