import { sql } from 'kysely';
import type { Database } from '../database/open.ts';

/** A list of articles, pinned ones first, then the newest. */
export type ArticleList = {
  table: 'notices' | 'board_articles' | 'customer_articles';
  partnerId: number;
  boardTypeId?: number | undefined;
};

/**
 * The ids of the articles before and after an article in its list. An index holds the list in order, so two seeks are
 * enough.
 */
export async function neighborIds(
  db: Database,
  list: ArticleList,
  id: number,
): Promise<{ prev: number | null; next: number | null }> {
  const table = sql.table(list.table);
  const board = list.boardTypeId === undefined ? sql`` : sql`and board_type_id = ${list.boardTypeId}`;
  // The position is fetched first: SQLite would scan the whole list to compare with a subquery.
  const places = await sql<{ isPinned: number; createdAt: number }>`
    select is_pinned, created_at from ${table} where partner_id = ${list.partnerId} and id = ${id}`.execute(
    db,
  );
  const place = places.rows[0];
  if (!place) return { prev: null, next: null };

  const step = async (isPrevious: boolean): Promise<number | null> => {
    const compare = sql.raw(isPrevious ? '>' : '<');
    const direction = sql.raw(isPrevious ? 'asc' : 'desc');
    const { rows } = await sql<{ id: number }>`
      select id from ${table}
      where partner_id = ${list.partnerId} ${board}
        and (is_pinned, created_at, id) ${compare} (${place.isPinned}, ${place.createdAt}, ${id})
      order by is_pinned ${direction}, created_at ${direction}, id ${direction}
      limit 1`.execute(db);
    return rows[0]?.id ?? null;
  };
  return { prev: await step(true), next: await step(false) };
}

/** Replaces the ids of neighbors with their titles. */
export function neighborsWith<Titled extends { id: number }>(
  { prev, next }: { prev: number | null; next: number | null },
  titled: Titled[],
): { prev: Titled | null; next: Titled | null } {
  const find = (id: number | null) => titled.find((article) => article.id === id) ?? null;
  return { prev: find(prev), next: find(next) };
}
