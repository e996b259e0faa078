import { sql } from 'kysely';
import { foldText } from '#schemas/search-text.ts';
import type { AnyDatabase } from './columns.ts';

const columns = [
  { table: 'content_texts', column: 'search', key: ['kind', 'language_code', 'entry_id'] },
  { table: 'customer_articles', column: 'search_title', key: ['id'] },
  { table: 'customer_articles', column: 'search_content', key: ['id'] },
] as const;

type Stored = Record<string, string | number>;

/** Refolds texts stored before folding ignored spaces beside Korean, Chinese and Japanese letters. */
export async function up(db: AnyDatabase): Promise<void> {
  const partners = await sql<{ id: number }>`select id from partners`.execute(db);
  for (const { id } of partners.rows)
    for (const { table, column, key } of columns) {
      const names = sql.join([...key, column].map((name) => sql.ref(name)));
      const { rows } = await sql<Stored>`
        select ${names} from ${sql.table(table)} where partner_id = ${id}`.execute(db);
      for (const row of rows) {
        const { was, is } = read(row, column);
        if (was === is) continue;
        const isRow = sql.join(
          key.map((name) => sql`${sql.ref(name)} = ${row[name] ?? row[camel(name)]}`),
          sql` and `,
        );
        await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${is}
          where partner_id = ${id} and ${isRow}`.execute(db);
      }
    }
}

function read(row: Stored, column: string): { was: string; is: string } {
  const was = String(row[column] ?? row[camel(column)]);
  return { was, is: foldText(was) };
}

/** The connection may convert column names to camel case. */
const camel = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
