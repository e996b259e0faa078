import { contentImagePath, pictureFields } from '#schemas/content/common.ts';
import type { PartnerContent } from '#schemas/content/index.ts';
import {
  type ContentListName,
  contentListNames,
  contentLists,
  entriesOf,
  withEntries,
} from '#schemas/content/lists.ts';
import { contentReferences } from '#schemas/content/references.ts';
import type { Database } from '../database/open.ts';
import { type ContentEntriesTable, flag } from '../database/tables.ts';
import { insertAll } from './insert-all.ts';
import { boardsWithTakenIds } from './taken-board-ids.ts';

type Stored = Omit<ContentEntriesTable, 'partnerId'>;

/** The content with what operators changed of it. */
export type ChangedContent = {
  content: PartnerContent;
  /** Every entry as it is stored, including entries that operators deleted. */
  stored: Stored[];
  /** Descriptions of entries that stay as operators made them, although the file has them: `notices 3`. */
  retained: string[];
  /** Entries of operators that the present schema refuses: visitors do not see them. */
  invalid: string[];
  /** Entries that name one that is gone, because operators or the files changed one of both: `faqs 3 (faqCategories 1)`. */
  dangling: string[];
  /** Boards that are left out because a board of the other kind has their number. */
  taken: string[];
  /** The clinic's articles that are left out because their board is gone: `boardArticles 9 (boardTypes 1)`. */
  withoutBoard: string[];
};

/**
 * Lays what operators changed over the content of a partner's files: entries that they changed, added or deleted, and the
 * order that they chose.
 */
export async function withOperatorEntries(
  db: Database,
  partner: { id: number; code: string },
  content: PartnerContent,
): Promise<ChangedContent> {
  const changed = await db
    .selectFrom('contentEntries')
    .where('partnerId', '=', partner.id)
    .where((eb) => eb.or([eb('changedAt', 'is not', null), eb('isPlaced', '=', 1)]))
    .select(['list', 'id', 'weight', 'isPlaced', 'changedAt', 'isDeleted', 'entry'])
    .execute();
  const byList = Map.groupBy(changed, ({ list }) => list);
  const { partner: file } = content;
  const result: ChangedContent = {
    content,
    stored: [
      {
        list: 'partner',
        id: partner.id,
        weight: 0,
        isPlaced: 0,
        changedAt: null,
        isDeleted: 0,
        entry: JSON.stringify(withPictureAddresses(file, partner.code)),
      },
    ],
    retained: [],
    invalid: [],
    dangling: [],
    taken: [],
    withoutBoard: [],
  };
  for (const list of contentListNames) {
    const { rows, shown } = changedList(list, partner.code, entriesOf(content, list), byList.get(list) ?? []);
    result.stored.push(...rows);
    result.content = withEntries(result.content, list, shown);
    const inFile = new Set(entriesOf(content, list).map(({ id }) => id));
    for (const { id, changedAt } of rows)
      if (changedAt !== null && inFile.has(id)) result.retained.push(`${list} ${id}`);
    const isShown = new Set(shown.map(({ id }) => id));
    for (const { id, isDeleted } of rows)
      if (!isDeleted && !isShown.has(id)) result.invalid.push(`${list} ${id}`);
  }
  for (const board of boardsWithTakenIds(result.stored)) {
    const list = board.list as ContentListName;
    result.stored = result.stored.filter((one) => one !== board);
    const others = entriesOf(result.content, list).filter(({ id }) => id !== board.id);
    result.content = withEntries(result.content, list, others);
    result.taken.push(`${list} ${board.id}`);
  }
  leaveOutArticlesWithoutBoard(result);
  result.dangling = danglingReferences(result, new Set(changed.map(({ list, id }) => `${list} ${id}`)));
  return result;
}

/** Leaves out articles whose board is gone. What operators wrote stays stored: nothing else has it. */
function leaveOutArticlesWithoutBoard(result: ChangedContent): void {
  const { types, rows } = result.content.boards;
  const boards = new Set(types.map(({ id }) => id));
  const gone = new Map(
    rows.filter(({ boardTypeId }) => !boards.has(boardTypeId)).map((row) => [row.id, row]),
  );
  result.content = withEntries(
    result.content,
    'boardArticles',
    rows.filter(({ id }) => !gone.has(id)),
  );
  result.stored = result.stored.filter(
    ({ list, id, changedAt }) => list !== 'boardArticles' || changedAt !== null || !gone.has(id),
  );
  for (const { id, boardTypeId } of gone.values())
    result.withoutBoard.push(`boardArticles ${id} (boardTypes ${boardTypeId})`);
}

/** References between entries of which operators changed one; those between the files' own are checked with them. */
function danglingReferences({ content }: ChangedContent, changed: ReadonlySet<string>): string[] {
  const ids = (list: ContentListName) => new Set(entriesOf(content, list).map(({ id }) => id));
  const shown = new Map(contentListNames.map((list) => [list, ids(list)]));
  return contentListNames.flatMap((list) =>
    entriesOf(content, list).flatMap((entry) => {
      const name = `${list} ${entry.id}`;
      const missing = contentReferences(list, entry).flatMap((reference) =>
        reference.ids
          .filter((id) => !shown.get(reference.list)?.has(id))
          .map((id) => `${reference.list} ${id}`)
          .filter((target) => changed.has(name) || changed.has(target)),
      );
      return missing.length > 0 ? [`${name} (${[...new Set(missing)].join(', ')})`] : [];
    }),
  );
}

function changedList(
  list: ContentListName,
  code: string,
  entries: readonly { id: number }[],
  changed: readonly Stored[],
) {
  const before = new Map(changed.map((row) => [row.id, row]));
  const fromFile = entries.map((entry, index): Stored => {
    const known = before.get(entry.id);
    const place = known?.isPlaced
      ? { weight: known.weight, isPlaced: flag(true) }
      : { weight: index, isPlaced: flag(false) };
    if (known && known.changedAt !== null) return { ...known, ...place };
    const own = { list, id: entry.id, changedAt: null, isDeleted: flag(false) };
    return { ...own, ...place, entry: JSON.stringify(withPictureAddresses(entry, code)) };
  });
  const inFile = new Set(entries.map(({ id }) => id));
  const added = changed.filter(({ id, changedAt }) => changedAt !== null && !inFile.has(id));
  const rows = [...fromFile, ...added].sort((a, b) => a.weight - b.weight || a.id - b.id);
  const shown = rows
    .filter(({ isDeleted }) => !isDeleted)
    .flatMap(({ entry }) => contentLists[list].entry.safeParse(JSON.parse(entry)).data ?? []);
  return { rows, shown };
}

/** Stores all entries of a partner in place of those before. @param db a transaction */
export async function storeEntries(
  db: Database,
  partnerId: number,
  entries: readonly Stored[],
): Promise<void> {
  await db.deleteFrom('contentEntries').where('partnerId', '=', partnerId).execute();
  await insertAll(
    db,
    'contentEntries',
    entries.map((entry) => ({ partnerId, ...entry })),
  );
}

/** An entry whose pictures have URLs instead of names. */
function withPictureAddresses<Entry>(entry: Entry, code: string): Entry {
  const address = (value: unknown): unknown => {
    if (typeof value === 'string') return contentImagePath(code, value);
    if (Array.isArray(value)) return value.map(address);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, address(one)]));
  };
  const walk = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(walk);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, one]) => [
        key,
        pictureFields.includes(key) ? address(one) : walk(one),
      ]),
    );
  };
  return walk(entry) as Entry;
}
