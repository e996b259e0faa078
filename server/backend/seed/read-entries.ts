import type { PartnerContent } from '#schemas/content/index.ts';
import { type ContentListName, contentListNames, contentLists, withEntries } from '#schemas/content/lists.ts';
import { partnerFile } from '#schemas/content/partner.ts';
import type { Database } from '../database/open.ts';
import { type ContentEntriesTable, flag } from '../database/tables.ts';
import { createRequestYielder } from './yield-to-requests.ts';

/** A stored entry. */
type StoredEntry = Pick<ContentEntriesTable, 'id' | 'weight' | 'changedAt'> & {
  list: ContentListName;
  entry: { id: number };
};

/**
 * The entries of some lists of a partner as they were written, in their order. Entries that the present schema refuses are
 * left out.
 * @param ids only these
 * @param isDeleted whether to read those that operators deleted, instead of the others
 */
export async function readStoredEntries(
  db: Database,
  partnerId: number,
  lists: readonly ContentListName[],
  ids?: readonly number[],
  isDeleted = false,
): Promise<StoredEntry[]> {
  if (lists.length === 0 || ids?.length === 0) return [];
  const places = await db
    .selectFrom('contentEntries')
    .where('partnerId', '=', partnerId)
    .where('list', 'in', lists)
    .where('isDeleted', '=', flag(isDeleted))
    .$if(ids !== undefined, (query) => query.where('id', 'in', ids ?? []))
    .orderBy('weight')
    .orderBy('id')
    .select(['list', 'id', 'weight', 'changedAt'])
    .execute();
  const yieldToRequests = createRequestYielder();
  const entries: StoredEntry[] = [];
  for (let start = 0; start < places.length; start += atOnce) {
    const some = places.slice(start, start + atOnce);
    const texts = await entryTexts(db, partnerId, lists, some);
    for (const { list, ...place } of some) {
      const text = texts.get(`${list} ${place.id}`);
      // If another operator deletes an entry in the meantime, it is gone.
      if (list === 'partner' || text === undefined) continue;
      const { data } = contentLists[list].entry.safeParse(JSON.parse(text));
      if (data) entries.push({ ...place, list, entry: data });
      await yieldToRequests();
    }
  }
  return entries;
}

/** Entries that one query reads: SQLite hands over all rows at once. */
const atOnce = 500;

async function entryTexts(
  db: Database,
  partnerId: number,
  lists: readonly ContentListName[],
  places: readonly { id: number }[],
): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('contentEntries')
    .where('partnerId', '=', partnerId)
    .where('list', 'in', lists)
    .where(
      'id',
      'in',
      places.map(({ id }) => id),
    )
    .select(['list', 'id', 'entry'])
    .execute();
  return new Map(rows.map(({ list, id, entry }) => [`${list} ${id}`, entry]));
}

/** The file `partner.json` of a partner as it was seeded; undefined if it was before these were stored. */
export async function readPartnerFile(
  db: Database,
  partnerId: number,
): Promise<PartnerContent['partner'] | undefined> {
  const row = await db
    .selectFrom('contentEntries')
    .where('partnerId', '=', partnerId)
    .where('list', '=', 'partner')
    .select('entry')
    .executeTakeFirst();
  return row && partnerFile.parse(JSON.parse(row.entry));
}

/** Content of a partner that has nothing but these entries. */
export function contentOf(
  partner: PartnerContent['partner'],
  entries: readonly StoredEntry[],
): PartnerContent {
  const rows = { rows: [] };
  const content: PartnerContent = {
    partner,
    categories: rows,
    products: rows,
    events: rows,
    exhibitions: rows,
    notices: rows,
    employees: rows,
    popups: rows,
    terms: rows,
    'after-notices': rows,
    brandings: rows,
    schedules: rows,
    'medical-charges': rows,
    faqs: { categories: [], rows: [] },
    boards: { types: [], rows: [] },
    'customer-boards': { types: [], rows: [] },
  };
  const byList = Map.groupBy(entries, ({ list }) => list);
  return contentListNames.reduce(
    (all, list) =>
      withEntries(
        all,
        list,
        (byList.get(list) ?? []).map(({ entry }) => entry),
      ),
    content,
  );
}
