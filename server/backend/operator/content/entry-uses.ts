import { contentReferences, referencingLists } from '#schemas/content/references.ts';
import type { EditableList, EntryUse } from '#schemas/operator/entry-calls.ts';
import type { Database } from '#server/backend/database/open.ts';
import { textsOf } from '#server/backend/resources/content.ts';
import { readStoredEntries } from '#server/backend/seed/read-entries.ts';
import type { OperatorHandler } from '../context/handler.ts';
import type { OperatorContext } from '../context/operator-context.ts';
import { entrySummaries, placeOf } from '../facts/entry-summaries.ts';
import { findPlaces } from '../places/find-places.ts';
import { limitSearches } from '../places/limit-searches.ts';
import { searchOfEntry } from './entry-links.ts';

/** What names an entry, and what leads to its page or shows it. */
export const contentEntryUses: OperatorHandler<'contentEntryUses'> = async (context, { list, id }) => {
  const { db, partner, publishing } = context;
  const search = searchOfEntry({ list, id }, partner.origin);
  const places = search
    ? await limitSearches(partner.id, () =>
        findPlaces(db, partner.id, search, { placesOf: publishing.places }),
      )
    : [];
  const own = placeOf(list, id);
  return {
    ...(await usesOf(context, db, { list, id })),
    // It goes with its own links.
    places: places.filter(({ where }) => where !== own),
  };
};

/** What an entry cannot be deleted for: at most 20 entries that name it, and the number of visitors' articles on a board. */
export async function usesOf(
  context: OperatorContext,
  db: Database,
  of: { list: EditableList; id: number },
): Promise<{ uses: EntryUse[]; articles: number }> {
  return {
    uses: await entriesNaming(context, db, of),
    articles: await articlesOn(db, context.partner.id, of),
  };
}

async function articlesOn(
  db: Database,
  partnerId: number,
  { list, id }: { list: EditableList; id: number },
): Promise<number> {
  if (list !== 'customerBoards') return 0;
  const { count } = await db
    .selectFrom('customerArticles')
    .where('partnerId', '=', partnerId)
    .where('boardTypeId', '=', id)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Entries that are named in a message. */
const maxUses = 20;

/** Lists of thousands of entries that each name one of another list, of which a column of a table finds them at once. */
const namedInColumns = {
  boardTypes: { table: 'boardArticles', column: 'boardTypeId' },
  faqCategories: { table: 'faqs', column: 'categoryId' },
} as const;

async function entriesNaming(
  context: OperatorContext,
  db: Database,
  of: { list: EditableList; id: number },
): Promise<EntryUse[]> {
  const { partner, language } = context;
  const languageCode = partner.languages.find((code) => code === language) ?? partner.mainLanguage;
  return Promise.all(
    (await idsNaming(db, partner.id, of)).map(async ({ list, id }) => {
      const { entryKind, read } = entrySummaries[list];
      const text = await textsOf({ db, partner, languageCode }, entryKind)
        .where('entryId', '=', id)
        .select('row')
        .executeTakeFirst();
      const title = text ? read(JSON.parse(text.row), partner.timeZone).title : String(id);
      return { list, id, title };
    }),
  );
}

async function idsNaming(
  db: Database,
  partnerId: number,
  { list, id }: { list: EditableList; id: number },
): Promise<Pick<EntryUse, 'list' | 'id'>[]> {
  if (list === 'boardTypes' || list === 'faqCategories') {
    const { table, column } = namedInColumns[list];
    const rows = await db
      .selectFrom(table as 'boardArticles')
      .where('partnerId', '=', partnerId)
      .where(column as 'boardTypeId', '=', id)
      .orderBy('id', 'desc')
      .limit(maxUses)
      .select('id')
      .execute();
    return rows.map((row) => ({ list: table, id: row.id }));
  }
  const entries = await readStoredEntries(db, partnerId, referencingLists(list));
  return entries
    .filter(
      (one) =>
        !(one.list === list && one.id === id) &&
        contentReferences(one.list, one.entry).some((to) => to.list === list && to.ids.includes(id)),
    )
    .slice(0, maxUses)
    .map((one) => ({ list: one.list, id: one.id }));
}
