import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../database/open.ts';
import type { Flag } from '../database/tables.ts';
import type { Page, Paging } from './content.ts';
import type { ArticleList } from './neighbors.ts';

/** Length of a stretch, in ms for articles and in weights for treatments: the same as in migration 007. */
const articleStretch = 14 * 24 * 60 * 60_000;
const productStretch = 200;

type Stretch = { isPinned: Flag; stretch: number; count: number };

/** The stretch in which a page begins, with the number of its rows before the page. */
type Place = { count: number; start: (Stretch & { before: number }) | undefined };

/**
 * Reads one page of articles, pinned ones first, then the newest. Seeks to the start of the page, so a deep page costs
 * as much as the first, and uses the counts from triggers.
 * @param columns the columns of the table to read
 */
export async function articlePage<Row>(
  db: Database,
  { table, partnerId, boardTypeId }: ArticleList,
  columns: readonly string[],
  paging: Paging,
): Promise<Page<Row>> {
  let stretches = db.selectFrom('listCounts').where('partnerId', '=', partnerId).where('list', '=', table);
  if (boardTypeId !== undefined) stretches = stretches.where('part', '=', boardTypeId);
  const counted = await stretches.select(['isPinned', 'stretch', 'count']).execute();
  counted.sort((a, b) => b.isPinned - a.isPinned || b.stretch - a.stretch);
  const { count, start } = placeOf(counted, paging);
  const { page, limit } = paging;
  if (!start) return { rows: [], count, page, limit };
  const board = boardTypeId === undefined ? sql`` : sql`and board_type_id = ${boardTypeId}`;
  const end = (start.stretch + 1) * articleStretch;
  const rows = await select<Row>(db, {
    columns,
    from: sql`${sql.table(table)} where partner_id = ${partnerId} ${board}
      and (is_pinned, created_at) < (${start.isPinned}, ${end})
      order by is_pinned desc, created_at desc, id desc`,
    limit,
    offset: start.before,
  });
  return { rows, count, page, limit };
}

/** Reads one page of all treatments in recommended order, with a seek as for articles. */
export async function recommendedPage(
  db: Database,
  partnerId: number,
  paging: Paging,
): Promise<Page<{ id: number }>> {
  const { count, start } = placeOf(await productStretches(db, partnerId), paging);
  const { page, limit } = paging;
  if (!start) return { rows: [], count, page, limit };
  const rows = await select<{ id: number }>(db, {
    columns: ['id'],
    from: sql`products where partner_id = ${partnerId} and weight >= ${start.stretch * productStretch}
      order by weight, id`,
    limit,
    offset: start.before,
  });
  return { rows, count, page, limit };
}

/** How many treatments a partner has. */
export async function productCount(db: Database, partnerId: number): Promise<number> {
  return (await productStretches(db, partnerId)).reduce((sum, { count }) => sum + count, 0);
}

async function productStretches(db: Database, partnerId: number): Promise<Stretch[]> {
  const counted = await db
    .selectFrom('listCounts')
    .where('partnerId', '=', partnerId)
    .where('list', '=', 'products')
    .where('part', '=', 0)
    .select(['isPinned', 'stretch', 'count'])
    .execute();
  return counted.sort((a, b) => a.stretch - b.stretch);
}

/** @param stretches in the order of the list */
function placeOf(stretches: readonly Stretch[], { page, limit }: Paging): Place {
  const offset = (page - 1) * limit;
  let count = 0;
  let start: Place['start'];
  // A list of all boards has several stretches for the same period; the page starts at the first of them.
  let same: { key: string; from: number } | undefined;
  for (const one of stretches) {
    const key = `${one.isPinned} ${one.stretch}`;
    if (same?.key !== key) same = { key, from: count };
    count += one.count;
    if (!start && offset < count) start = { ...one, before: offset - same.from };
  }
  return { count, start };
}

async function select<Row>(
  db: Database,
  wanted: { columns: readonly string[]; from: RawBuilder<unknown>; limit: number; offset: number },
): Promise<Row[]> {
  const { columns, from, limit, offset } = wanted;
  const listed = sql.join(columns.map((column) => sql.ref(column)));
  const { rows } = await sql<Row>`select ${listed} from ${from} limit ${limit} offset ${offset}`.execute(db);
  return rows;
}
