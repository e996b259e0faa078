import { sql } from 'kysely';
import { type Visit, visit } from '#schemas/site/visit.ts';
import type { Database } from '#server/backend/database/open.ts';
import type { Millis } from '#server/backend/database/tables.ts';

/** Tables with entries of visitors that operators deal with, and when an entry is done. */
const isDone = {
  // The clinic's own articles, such as notices, wait for nothing. As in the index of migration 050.
  customerArticles: sql<boolean>`(is_answered = 1 or is_by_clinic = 1)`,
  inquiries: sql<boolean>`answered_at is not null`,
  reservations: sql<boolean>`(is_confirmed = 1 or canceled_at is not null)`,
};
type InboxTable = keyof typeof isDone;

/** Which entries, and which page of them. */
type InboxParams = { state: 'open' | 'answered' | 'all'; page: number; limit: number };

/** The numbers of entries on one page, how many there are in all, and how many are open. */
type InboxPage = { ids: number[]; count: number; open: number };

/**
 * Finds one page of a partner's entries: open ones first, then the latest. Reservations are ordered by when they begin:
 * the next one first, and past ones after all others, the latest of them first.
 */
export async function inboxPage(
  db: Database,
  table: InboxTable,
  partnerId: number,
  { state, page, limit }: InboxParams,
  now: Millis,
): Promise<InboxPage> {
  const { total, open } = await countEntries(db, table, partnerId);
  const count = { open, answered: total - open, all: total }[state];
  const offset = (page - 1) * limit;
  if (offset >= count) return { ids: [], count, open };
  const wanted = { open: sql`and not (${isDone[table]})`, answered: sql`and ${isDone[table]}`, all: sql`` };
  const order = {
    customerArticles: sql`${isDone.customerArticles}, created_at desc, id desc`,
    inquiries: sql`(answered_at is not null), created_at desc, id desc`,
    reservations: sql`${isDone.reservations}, (starts_at < ${now}),
      case when starts_at < ${now} then -starts_at else starts_at end,
      case when starts_at < ${now} then -id else id end`,
  };
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(table)} where partner_id = ${partnerId} ${wanted[state]}
    order by ${order[table]} limit ${limit} offset ${offset}`.execute(db);
  return { ids: rows.map(({ id }) => id), count, open };
}

async function countEntries(db: Database, table: InboxTable, partnerId: number) {
  const { rows } = await sql<{ total: number; open: number }>`
    select count(*) as total, count(*) filter (where not (${isDone[table]})) as open
    from ${sql.table(table)} where partner_id = ${partnerId}`.execute(db);
  return { total: Number(rows[0]?.total ?? 0), open: Number(rows[0]?.open ?? 0) };
}

/** Rows in the order of their numbers. */
export function inOrder<Row extends { id: number }>(ids: readonly number[], rows: readonly Row[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** How a visitor came to the site, as stored. @param utm the campaign, where it is stored apart */
export function storedVisit(text: string | null, utm?: string): Visit | null {
  if (text === null) return null;
  return visit.parse({ ...JSON.parse(text), ...(utm === undefined ? {} : { utm: JSON.parse(utm) }) });
}

/**
 * Whether an operator answers without having seen the present answer.
 * @param seen when the answer was given that they saw; null: none; undefined: it replaces any
 * @param present when the present one was given
 */
export const isLate = (seen: string | null | undefined, present: string | undefined): boolean =>
  seen !== undefined && (seen === null ? undefined : Date.parse(seen)) !== (present && Date.parse(present));

export const iso = (time: number): string => new Date(time).toISOString();
