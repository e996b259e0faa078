import { sql } from 'kysely';
import { type AnyDatabase, indexOf, isPostgresDatabase, partnerTable } from './columns.ts';

/** Lists whose rows are counted per stretch, with the SQL for a row's part, pinned flag and stretch. */
const counted = [
  { table: 'notices', part: '0', pinned: 'is_pinned', stretch: 'created_at / 1209600000' },
  { table: 'board_articles', part: 'board_type_id', pinned: 'is_pinned', stretch: 'created_at / 1209600000' },
  {
    table: 'customer_articles',
    part: 'board_type_id',
    pinned: 'is_pinned',
    stretch: 'created_at / 1209600000',
  },
  { table: 'products', part: '0', pinned: '0', stretch: 'weight / 200' },
] as const;
type Counted = (typeof counted)[number];

/**
 * Makes paging cost the same at any depth. Triggers maintain the row count of each stretch of a list (two weeks of
 * articles, 200 treatments), so a deep page is found without a scan and no request counts rows. Also adds the missing
 * indexes of the shorter lists.
 */
export async function up(db: AnyDatabase): Promise<void> {
  await partnerTable(db, 'list_counts')
    .addColumn('list', 'text', (column) => column.notNull())
    .addColumn('part', 'bigint', (column) => column.notNull())
    .addColumn('is_pinned', 'integer', (column) => column.notNull())
    .addColumn('stretch', 'bigint', (column) => column.notNull())
    .addColumn('count', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('list_counts_key', ['partner_id', 'list', 'part', 'is_pinned', 'stretch'])
    .execute();
  for (const one of counted) {
    await sql
      .raw(
        `insert into list_counts (partner_id, list, part, is_pinned, stretch, count)
         select partner_id, '${one.table}', ${one.part}, ${one.pinned}, ${one.stretch}, count(*)
         from ${one.table} group by 1, 3, 4, 5`,
      )
      .execute(db);
    for (const statement of isPostgresDatabase(db) ? postgresTriggers(one) : sqliteTriggers(one))
      await sql.raw(statement).execute(db);
  }
  for (const table of ['faq_categories', 'after_notices', 'brandings', 'employees', 'popups', 'exhibitions'])
    await indexOf(db, table, 'weight', 'id');
  await indexOf(db, 'categories', 'weight', 'id');
  await indexOf(db, 'categories', 'kind', 'weight', 'id');
  await indexOf(db, 'categories', 'parent_id', 'weight', 'id');
  await indexOf(db, 'employees', 'is_scheduled', 'weight', 'id');
  await indexOf(db, 'terms', 'type', 'effective_date', 'id');
  await db.schema.dropIndex('categories_weight_index').execute();
}

const key = 'partner_id, list, part, is_pinned, stretch';

/** The columns of `key` for rows with the alias `row`. */
function keyOf({ table, part, pinned, stretch }: Counted, row: string): string[] {
  const of = (expression: string) => (/^\d/.test(expression) ? expression : `${row}.${expression}`);
  return [`${row}.partner_id`, `'${table}'`, of(part), of(pinned), of(stretch)];
}

/** The columns that determine the stretch of a row. */
function deciding({ part, pinned, stretch }: Counted): string {
  const columns = [part, pinned, stretch].map((expression) => expression.split(' ')[0] as string);
  return columns.filter((column) => column !== '0').join(', ');
}

function sqliteTriggers(one: Counted): string[] {
  const name = `${one.table}_counted`;
  const at = `(${key}) = (${keyOf(one, 'old').join(', ')})`;
  const countIn = `insert into list_counts (${key}, count) values (${keyOf(one, 'new').join(', ')}, 1)
    on conflict (${key}) do update set count = count + 1;`;
  const countOut = `update list_counts set count = count - 1 where ${at};
    delete from list_counts where ${at} and count <= 0;`;
  return [
    `create trigger ${name}_in after insert on ${one.table} begin ${countIn} end`,
    `create trigger ${name}_out after delete on ${one.table} begin ${countOut} end`,
    `create trigger ${name}_anew after update of ${deciding(one)} on ${one.table} begin ${countOut} ${countIn} end`,
  ];
}

/** Triggers run per statement, not per row: many updates of one count in a transaction are slow in PostgreSQL. */
function postgresTriggers(one: Counted): string[] {
  const name = `${one.table}_counted`;
  const counts = (rows: string) =>
    `select ${keyOf(one, 'r').join(', ')}, count(*) from ${rows} r group by 1, 3, 4, 5`;
  const countIn = `insert into list_counts (${key}, count) ${counts('added')}
    on conflict (${key}) do update set count = list_counts.count + excluded.count;`;
  const countOut = `update list_counts set count = list_counts.count - gone.count
      from (${counts('removed')}) as gone (${key}, count)
      where (${prefixed('list_counts')}) = (${prefixed('gone')});
    delete from list_counts using (${counts('removed')}) as gone (${key}, count)
      where (${prefixed('list_counts')}) = (${prefixed('gone')}) and list_counts.count <= 0;`;
  const made = (suffix: string, body: string, event: string) => [
    `create function ${name}_${suffix}() returns trigger language plpgsql as $$ begin ${body} return null; end $$`,
    `create trigger ${name}_${suffix} after ${event} for each statement execute function ${name}_${suffix}()`,
  ];
  const added = 'new table as added';
  const removed = 'old table as removed';
  return [
    ...made('in', countIn, `insert on ${one.table} referencing ${added}`),
    ...made('out', countOut, `delete on ${one.table} referencing ${removed}`),
    ...made('anew', `${countOut} ${countIn}`, `update on ${one.table} referencing ${removed} ${added}`),
  ];
}

const prefixed = (table: string): string =>
  key
    .split(', ')
    .map((column) => `${table}.${column}`)
    .join(', ');
