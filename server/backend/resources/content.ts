import type { ExpressionBuilder, SelectQueryBuilder } from 'kysely';
import type { LanguageCode } from '#schemas/primitives.ts';
import { notFound, type RefusalCode } from '#server/backend/context/refusal.ts';
import type { Database } from '../database/open.ts';
import { contains, searchWords } from '../database/search.ts';
import type { EntryKind } from '../database/tables.ts';

/** The partner and language to read texts of; every call context is a scope. */
export type Scope = { db: Database; partner: { id: number }; languageCode: LanguageCode };

export type Page<Row> = { rows: Row[]; count: number; page: number; limit: number };
export type Paging = { page: number; limit: number };

/**
 * Reads one page of a query and the count of all its rows.
 * @param found filters, without a selection
 * @param listed selects `id` and sorts
 * @param known the count, if it is known without counting
 */
export async function pageOf<DB, TB extends keyof DB, Out>(
  found: SelectQueryBuilder<DB, TB, unknown>,
  listed: (query: SelectQueryBuilder<DB, TB, unknown>) => SelectQueryBuilder<DB, TB, Out>,
  { page, limit }: Paging,
  known?: number,
): Promise<Page<Out>> {
  const count = known ?? (await countOf(found));
  const offset = (page - 1) * limit;
  const rows = offset < count ? await listed(found).limit(limit).offset(offset).execute() : [];
  return { rows, count, page, limit };
}

async function countOf<DB, TB extends keyof DB>(found: SelectQueryBuilder<DB, TB, unknown>): Promise<number> {
  const { count } = await found
    .select((eb: ExpressionBuilder<DB, TB>) => eb.fn.countAll<number>().as('count'))
    .$castTo<{ count: number }>()
    .executeTakeFirstOrThrow();
  return count;
}

/** Maximum number of rows that a keyword finds. Visitors must refine broader searches, and counting stays bounded. */
const maxResults = 1_000;

/**
 * Reads one page of the results for a keyword. Searches once, for up to `maxResults` rows, which is also the highest
 * count.
 * @param listed selects and sorts
 */
export async function foundPageOf<DB, TB extends keyof DB, Out>(
  listed: SelectQueryBuilder<DB, TB, Out>,
  { page, limit }: Paging,
): Promise<Page<Out>> {
  const found = await listed.limit(maxResults).execute();
  return { rows: found.slice((page - 1) * limit, page * limit), count: found.length, page, limit };
}

/** The list rows of entries, in the order of `ids`. */
export async function readRows<Row>(scope: Scope, kind: EntryKind, ids: number[]): Promise<Row[]> {
  if (ids.length === 0) return [];
  const texts = await textsOf(scope, kind).where('entryId', 'in', ids).select(['entryId', 'row']).execute();
  const byId = new Map(texts.map((text) => [text.entryId, text.row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row === undefined ? [] : [JSON.parse(row) as Row];
  });
}

/** Entries with rows and details, in the order of `ids`. */
export async function readEntries<Entry>(scope: Scope, kind: EntryKind, ids: number[]): Promise<Entry[]> {
  if (ids.length === 0) return [];
  const texts = await textsOf(scope, kind)
    .where('entryId', 'in', ids)
    .select(['entryId', 'row', 'detail'])
    .execute();
  const byId = new Map(texts.map((text) => [text.entryId, text]));
  return ids.flatMap((id) => {
    const text = byId.get(id);
    return text ? [{ ...JSON.parse(text.row), ...(text.detail && JSON.parse(text.detail)) } as Entry] : [];
  });
}

/** Turns a page of ids into a page of rows. */
export async function withRows<Row>(
  scope: Scope,
  kind: EntryKind,
  page: Page<{ id: number }>,
): Promise<Page<Row>> {
  const ids = page.rows.map((row) => row.id);
  return { ...page, rows: await readRows<Row>(scope, kind, ids) };
}

/**
 * Reads an entry with its details.
 * @throws Refusal 404 with `code` if the partner has no such entry
 */
export async function readEntry<Entry>(
  scope: Scope,
  kind: EntryKind,
  id: number,
  code: RefusalCode,
): Promise<Entry> {
  const entry = await findEntry<Entry>(scope, kind, id);
  if (!entry) throw notFound(code);
  return entry;
}

/** Reads an entry with its details; undefined if the partner has no such entry. */
export async function findEntry<Entry>(
  scope: Scope,
  kind: EntryKind,
  id: number,
): Promise<Entry | undefined> {
  const text = await textsOf(scope, kind)
    .where('entryId', '=', id)
    .select(['row', 'detail'])
    .executeTakeFirst();
  return text && { ...JSON.parse(text.row), ...(text.detail && JSON.parse(text.detail)) };
}

/** A subquery for the ids of entries that contain every word of a keyword; null if the keyword is blank. */
export function idsWith(scope: Scope, kind: EntryKind, keyword: string | undefined) {
  const words = searchWords(keyword);
  if (words.length === 0) return null;
  return textsOf(scope, kind)
    .where((eb) => eb.and(words.map((word) => contains(eb.ref('search'), word))))
    .select('entryId');
}

/** The texts of a kind in the language of the answer; every entry has one. */
export function textsOf({ db, partner, languageCode }: Scope, kind: EntryKind) {
  return db
    .selectFrom('contentTexts')
    .where('partnerId', '=', partner.id)
    .where('kind', '=', kind)
    .where('languageCode', '=', languageCode);
}
