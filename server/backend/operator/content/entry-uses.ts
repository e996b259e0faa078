import { contentReferences, referencingLists } from '#schemas/content/references.ts';
import type { EditableList, EntryUse } from '#schemas/operator/entry-calls.ts';
import type { Database } from '#server/backend/database/open.ts';
import { textsOf } from '#server/backend/resources/content.ts';
import { readStoredEntries } from '#server/backend/seed/read-entries.ts';
import type { OperatorHandler } from '../context/handler.ts';
import type { OperatorContext } from '../context/operator-context.ts';
import { entrySummaries, placeOf } from '../facts/entry-summaries.ts';
import { findPlaces } from '../places/find-places.ts';
import { searchOfEntry } from './entry-links.ts';

/** What names an entry, and what leads to its page or shows it. */
export const contentEntryUses: OperatorHandler<'contentEntryUses'> = async (context, { list, id }) => {
  const { db, partner, publishing } = context;
  const search = searchOfEntry({ list, id }, partner.origin);
  const places = search ? await findPlaces(db, partner.id, search, publishing.places) : [];
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

async function entriesNaming(
  context: OperatorContext,
  db: Database,
  { list, id }: { list: EditableList; id: number },
): Promise<EntryUse[]> {
  const entries = await readStoredEntries(db, context.partner.id, referencingLists(list));
  const using = entries.filter(
    (one) =>
      !(one.list === list && one.id === id) &&
      contentReferences(one.list, one.entry).some((to) => to.list === list && to.ids.includes(id)),
  );
  const { partner, language } = context;
  const languageCode = partner.languages.find((code) => code === language) ?? partner.mainLanguage;
  return Promise.all(
    using.slice(0, 20).map(async (one) => {
      const { entryKind, read } = entrySummaries[one.list];
      const text = await textsOf({ db, partner, languageCode }, entryKind)
        .where('entryId', '=', one.id)
        .select('row')
        .executeTakeFirst();
      return {
        list: one.list,
        id: one.id,
        title: text ? read(JSON.parse(text.row), partner.timeZone).title : String(one.id),
      };
    }),
  );
}
