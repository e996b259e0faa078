import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { type ContentListName, listsWithIdsOf } from '#schemas/content/lists.ts';
import type { Json } from '#schemas/json.ts';
import type { ContentEntryAnswer, EditableList } from '#schemas/operator/entry-calls.ts';
import { notFound } from '#server/backend/context/refusal.ts';
import { firstOwnId, nextNumber } from '#server/backend/database/counters.ts';
import type { Database } from '#server/backend/database/open.ts';
import { flag, type Millis } from '#server/backend/database/tables.ts';
import { readStoredEntries } from '#server/backend/seed/read-entries.ts';

/**
 * An entry as operators edit it.
 * @param isDeleted whether to read a deleted entry, as it was
 * @throws Refusal 404 if there is none
 */
export async function readContentEntry(
  db: Database,
  partnerId: number,
  { list, id, isDeleted = false }: { list: EditableList; id: number; isDeleted?: boolean },
): Promise<ContentEntryAnswer> {
  const [stored] = await readStoredEntries(db, partnerId, [list], [id], isDeleted);
  if (!stored) throw notFound();
  const { id: _, ...fields } = stored.entry;
  const entry = JSON.parse(JSON.stringify(fields)) as Record<string, Json>;
  return { id, version: versionOf(stored.entry), entry };
}

/** The version of an entry as its list stores it: another one with every change. */
export function versionOf({ id: _, ...fields }: { id: number }): string {
  return createHash('sha256').update(JSON.stringify(fields)).digest('base64url').slice(0, 16);
}

/**
 * Draws the id of a new entry: a number from the counter that no entry of the list has, nor a board of the other kind:
 * entries from the files can have any id, and deleted entries keep theirs.
 * @param db a transaction
 */
export async function newEntryId(
  db: Database,
  partnerId: number,
  { list, counter }: { list: ContentListName; counter: 'content' | 'popup' },
): Promise<number> {
  for (;;) {
    const id = await nextNumber(db, partnerId, counter, firstOwnId);
    const taken = await db
      .selectFrom('contentEntries')
      .where('partnerId', '=', partnerId)
      .where('list', 'in', listsWithIdsOf(list))
      .where('id', '=', id)
      .select('id')
      .executeTakeFirst();
    if (!taken) return id;
  }
}

type Written = {
  list: ContentListName;
  entry: { id: number };
  /** Without one, a new entry comes after the others. */
  weight?: number;
  now: Millis;
};

/** Stores an entry that an operator wrote, in the form of the content files. @param db a transaction */
export async function storeContentEntry(
  db: Database,
  partnerId: number,
  { list, entry, weight, now }: Written,
): Promise<void> {
  const last = await db
    .selectFrom('contentEntries')
    .where('partnerId', '=', partnerId)
    .where('list', '=', list)
    .select((eb) => eb.fn.max<number | null>('weight').as('weight'))
    .executeTakeFirst();
  const written = { changedAt: now, isDeleted: flag(false), entry: JSON.stringify(entry) };
  await db
    .insertInto('contentEntries')
    .values({
      partnerId,
      list,
      id: entry.id,
      weight: weight ?? (last?.weight ?? -1) + 1,
      isPlaced: flag(true),
      ...written,
    })
    .onConflict((conflict) => conflict.columns(['partnerId', 'list', 'id']).doUpdateSet(written))
    .execute();
}

/** Marks an entry as deleted: one of the files stays so when these are read again. @param db a transaction */
export async function deleteStoredEntry(
  db: Database,
  partnerId: number,
  { list, id, now }: { list: ContentListName; id: number; now: Millis },
): Promise<void> {
  await db
    .updateTable('contentEntries')
    .set({ isDeleted: flag(true), changedAt: now })
    .where('partnerId', '=', partnerId)
    .where('list', '=', list)
    .where('id', '=', id)
    .execute();
}

/** Lists whose entries have an order: the table of each has its name and a column `weight`. */
export type OrderedList = Exclude<
  ContentListName,
  'notices' | 'boardArticles' | 'boardTypes' | 'customerBoards' | 'schedules' | 'terms'
>;

/** Puts the entries of a list into an order, for visitors too. @param db a transaction */
export async function orderEntries(
  db: Database,
  partnerId: number,
  list: OrderedList,
  ids: readonly number[],
): Promise<void> {
  const before = await db
    .selectFrom('contentEntries')
    .where('partnerId', '=', partnerId)
    .where('list', '=', list)
    .select(['id', 'weight'])
    .execute();
  const weights = new Map(before.map(({ id, weight }) => [id, weight]));
  await db
    .updateTable('contentEntries')
    .set({ isPlaced: flag(true) })
    .where('partnerId', '=', partnerId)
    .where('list', '=', list)
    .execute();
  const moved = ids
    .map((id, weight) => ({ id, weight }))
    .filter(({ id, weight }) => weights.get(id) !== weight);
  for (let start = 0; start < moved.length; start += batchSize) {
    const some = moved.slice(start, start + batchSize);
    const weight = weightById(some);
    const own = some.map(({ id }) => id);
    await db
      .updateTable('contentEntries')
      .set({ weight })
      .where('partnerId', '=', partnerId)
      .where('list', '=', list)
      .where('id', 'in', own)
      .execute();
    await db
      .updateTable(list)
      .set({ weight })
      .where('partnerId', '=', partnerId)
      .where('id', 'in', own)
      .execute();
  }
}

/** Entries that one statement puts into their places. */
const batchSize = 200;

const weightById = (rows: readonly { id: number; weight: number }[]) =>
  sql<number>`case id ${sql.join(
    rows.map(({ id, weight }) => sql`when ${sql.lit(id)} then ${sql.lit(weight)}`),
    sql` `,
  )} end`;
