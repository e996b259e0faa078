import { type Kysely, sql } from 'kysely';
import { isPostgresDatabase } from '../migrations/columns.ts';

type AnyDatabase = Kysely<never>;

/** All tables but Kysely's own, by their names in the database: a table comes after those that its rows refer to. */
export async function tablesInOrder(db: AnyDatabase): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: false });
  const names = tables.flatMap(({ name, isView, isForeign }) => (isView || isForeign ? [] : [name])).sort();
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

async function referencedBy(db: AnyDatabase, table: string): Promise<string[]> {
  const query = isPostgresDatabase(db as never)
    ? sql<{ name: string }>`select target.relname as name from pg_constraint
        join pg_class target on target.oid = confrelid
        where contype = 'f' and conrelid = ${table}::regclass`
    : sql<{ name: string }>`select "table" as name from pragma_foreign_key_list(${table})`;
  const { rows } = await query.execute(db);
  return rows.map(({ name }) => name).filter((name) => name !== table);
}
