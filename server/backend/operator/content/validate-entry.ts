import { cleanTexts } from '#schemas/content/clean-texts.ts';
import { pictureFields } from '#schemas/content/common.ts';
import { type ContentListName, contentLists, listsWithIdsOf } from '#schemas/content/lists.ts';
import { type ProductContent, productOptionId } from '#schemas/content/products.ts';
import { contentReferences } from '#schemas/content/references.ts';
import { textsWithout } from '#schemas/content/texts-without.ts';
import type { EditableList, EntryIssue } from '#schemas/operator/entry-calls.ts';
import type { LanguageCode } from '#schemas/primitives.ts';
import type { Database } from '#server/backend/database/open.ts';
import { storable } from '#server/backend/database/search.ts';
import { withoutVersion } from '#server/backend/seed/picture-sizes.ts';
import { readStoredEntries } from '#server/backend/seed/read-entries.ts';
import { OperatorRefusal } from '../context/refusal.ts';

/** Issues that are reported; nobody reads more. */
const maxIssues = 100;

type Path = EntryIssue['path'];

type Check = {
  list: EditableList;
  entry: { id: number } & Record<string, unknown>;
  mainLanguage: LanguageCode;
  /** Whether a picture is the clinic's, by its URL without a version. */
  isPicture: (address: string) => boolean;
};

/**
 * The entry as its list stores it, with defaults, and without what no text may have.
 * @param db a transaction
 * @throws OperatorRefusal 422 with what is wrong at which field
 */
export async function validateEntry(
  db: Database,
  partnerId: number,
  { list, entry: written, mainLanguage, isPicture }: Check,
): Promise<{ id: number }> {
  const entry = cleanTexts(written, mainLanguage, storable);
  const { data, error } = contentLists[list].entry.safeParse(entry);
  const issues: EntryIssue[] = (error?.issues ?? []).map(({ path, message }) => ({
    path: path.map((key) => (typeof key === 'symbol' ? String(key) : key)),
    problem: 'invalid',
    message,
  }));
  if (data) {
    issues.push(...findUntranslatedTexts(data, mainLanguage), ...findUnknownPictures(data, isPicture));
    issues.push(...(await findUnknownEntries(db, partnerId, list, data)));
    issues.push(...(await findTakenId(db, partnerId, list, data.id)));
  }
  if (!data || issues.length > 0)
    throw new OperatorRefusal(422, 'ENTRY_INVALID', { body: { issues: issues.slice(0, maxIssues) } });
  return data;
}

/** Texts without the main language: visitors of the other languages would see them alone. */
const findUntranslatedTexts = (value: unknown, main: LanguageCode): EntryIssue[] =>
  textsWithout(value, main).map((path) => ({
    path,
    problem: 'main-language',
    message: `no text in ${main}`,
  }));

function findUnknownPictures(value: unknown, isPicture: Check['isPicture'], path: Path = []): EntryIssue[] {
  if (typeof value === 'string') {
    const field = path.findLast((key) => typeof key === 'string') ?? '';
    const isKnown = !pictureFields.includes(String(field)) || isPicture(withoutVersion(value));
    return isKnown ? [] : [{ path, problem: 'picture', message: `no picture ${value}` }];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) =>
    findUnknownPictures(one, isPicture, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/** The URLs of an entry's pictures, without versions. */
export function picturesIn(entry: object): Set<string> {
  const found = new Set<string>();
  findUnknownPictures(entry, (address) => found.add(address) !== undefined);
  return found;
}

async function findUnknownEntries(
  db: Database,
  partnerId: number,
  list: EditableList,
  entry: { id: number },
): Promise<EntryIssue[]> {
  const references = contentReferences(list, entry);
  const known = new Map<ContentListName, Set<number>>();
  for (const [target, own] of Map.groupBy(references, (reference) => reference.list))
    known.set(target, await knownIds(db, partnerId, target, new Set(own.flatMap(({ ids }) => ids))));
  const issues = references.flatMap(({ at, list: target, ids }) =>
    ids.flatMap((id, index): EntryIssue[] => {
      if (known.get(target)?.has(id)) return [];
      const path = at.at(-1)?.toString().endsWith('Ids') ? [...at, index] : at;
      return [{ path, problem: 'reference', message: `no ${target} with id ${id}` }];
    }),
  );
  if (list === 'categories') issues.push(...(await findCycle(db, partnerId, entry)));
  if (list === 'events') issues.push(...(await findMissingOptions(db, partnerId, entry as EventEntry)));
  if (list === 'products') issues.push(...(await findMovedOptions(db, partnerId, entry as ProductContent)));
  return issues;
}

/** The number of a board that one of the other kind has by now. */
async function findTakenId(
  db: Database,
  partnerId: number,
  list: EditableList,
  id: number,
): Promise<EntryIssue[]> {
  const issues: EntryIssue[] = [];
  for (const other of listsWithIdsOf(list).filter((one) => one !== list))
    if ((await knownIds(db, partnerId, other, new Set([id]))).has(id))
      issues.push({ path: ['id'], problem: 'invalid', message: `${other} has the number ${id} too` });
  return issues;
}

/** The ids of a list that exist among these. */
async function knownIds(
  db: Database,
  partnerId: number,
  list: ContentListName,
  ids: ReadonlySet<number>,
): Promise<Set<number>> {
  const rows = await db
    .selectFrom('contentEntries')
    .where('partnerId', '=', partnerId)
    .where('list', '=', list)
    .where('isDeleted', '=', 0)
    .select('id')
    .execute();
  return new Set(rows.map(({ id }) => id).filter((id) => ids.has(id)));
}

/** A category within itself would have no place in any menu. */
async function findCycle(
  db: Database,
  partnerId: number,
  entry: { id: number; parentId?: number },
): Promise<EntryIssue[]> {
  const rows = await readStoredEntries(db, partnerId, ['categories']);
  const parentOf = new Map(rows.map((row) => [row.id, (row.entry as typeof entry).parentId]));
  parentOf.set(entry.id, entry.parentId);
  const seen = new Set<number>();
  for (let id = entry.parentId; id !== undefined && !seen.has(id); id = parentOf.get(id)) {
    if (id === entry.id)
      return [{ path: ['parentId'], problem: 'loop', message: 'the category would be within itself' }];
    seen.add(id);
  }
  return [];
}

type EventEntry = { id: number; prices: { productId: number; option: number }[] };

async function findMissingOptions(
  db: Database,
  partnerId: number,
  { prices }: EventEntry,
): Promise<EntryIssue[]> {
  const ids = [...new Set(prices.map(({ productId }) => productId))];
  const products = await readStoredEntries(db, partnerId, ['products'], ids);
  const options = new Map(
    products.map(({ id, entry }) => [id, (entry as { options?: unknown[] }).options?.length ?? 0]),
  );
  return prices.flatMap(({ productId, option }, index): EntryIssue[] =>
    option > (options.get(productId) ?? option)
      ? [
          {
            path: ['prices', index, 'option'],
            problem: 'reference',
            message: `product ${productId} has no option ${option}`,
          },
        ]
      : [],
  );
}

/** Options whose place another one would take, or none, while an event has a price for the option at that place. */
async function findMovedOptions(
  db: Database,
  partnerId: number,
  { id, options }: ProductContent,
): Promise<EntryIssue[]> {
  const [stored] = await readStoredEntries(db, partnerId, ['products'], [id]);
  if (!stored) return [];
  const before = namesOf((stored.entry as ProductContent).options);
  const after = namesOf(options);
  const prices = await db
    .selectFrom('eventPrices')
    .where('partnerId', '=', partnerId)
    .where('productId', '=', id)
    .select('optionId')
    .distinct()
    .orderBy('optionId')
    .execute();
  const priced = prices.map(({ optionId }) => optionId - productOptionId(id, 0));
  const moved = priced.filter((option) => {
    const [old, next] = [before[option - 1], after[option - 1]];
    // Another name alone is a correction.
    return old !== next && old !== undefined && (!next || after.includes(old) || before.includes(next));
  });
  if (moved.length === 0) return [];
  const message = `events have prices for options ${moved.join(', ')}`;
  return [{ path: ['options'], problem: 'option-in-use', message }];
}

const namesOf = (options: ProductContent['options']) => options.map(({ name }) => JSON.stringify(name));
