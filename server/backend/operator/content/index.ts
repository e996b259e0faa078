import { contentLists } from '#schemas/content/lists.ts';
import type { Json } from '#schemas/json.ts';
import type { ContentEntryAnswer, EditableList, entryCalls } from '#schemas/operator/entry-calls.ts';
import { firstOwnId, nextNumber } from '#server/backend/database/counters.ts';
import { readStoredEntries } from '#server/backend/seed/read-entries.ts';
import { rewriteEntry } from '#server/backend/seed/rewrite-entries.ts';
import type { HandlersOf, OperatorHandler } from '../context/handler.ts';
import type { OperatorContext } from '../context/operator-context.ts';
import { OperatorRefusal } from '../context/refusal.ts';
import { folderSizes } from '../media/folder-pictures.ts';
import { pictureAddresses } from '../media/picture-addresses.ts';
import { addOnce, asCall, forgetAdded } from './add-once.ts';
import { assertRoom } from './assert-room.ts';
import { contentEntryUses, usesOf } from './entry-uses.ts';
import { contentEntries } from './list-entries.ts';
import { restoreContentEntry } from './restore-entry.ts';
import {
  deleteStoredEntry,
  newEntryId,
  type OrderedList,
  orderEntries,
  readContentEntry,
  storeContentEntry,
  versionOf,
} from './stored-entries.ts';
import { picturesIn, validateEntry } from './validate-entry.ts';

type Fields = Record<string, Json>;

const createContentEntry: OperatorHandler<'createContentEntry'> = async (
  context,
  { list },
  { key, entry },
) => {
  const { partner, now } = context;
  const { added, before } = await addOnce(context, { key, to: list }, async (transaction) => {
    // Writes of one clinic's content wait for each other.
    const id = await newEntryId(transaction, partner.id, { list, counter: 'content' });
    await assertRoom(transaction, partner.id, list);
    const pictures = await pictureAddresses(context, transaction);
    const written = await validateEntry(transaction, partner.id, {
      list,
      entry: { ...entry, id },
      mainLanguage: partner.mainLanguage,
      isPicture: (address) => pictures.has(address),
    });
    await storeContentEntry(transaction, partner.id, { list, entry: written, now });
    await rewriteEntry(transaction, partner, { list, id }, await folderSizes(context.filesDir, partner.code));
    await context.record(transaction, { target: `${list} ${id}`, after: entry });
    return readContentEntry(transaction, partner.id, { list, id });
  });
  if (before)
    return saveEntry(asCall(context, 'saveContentEntry'), {
      list,
      id: before.id,
      version: before.version,
      entry,
      isRepeated: true,
    });
  await context.purge(partner, `content ${list}`);
  return added;
};

type Save = {
  list: EditableList;
  id: number;
  /** The version that the change was made from. */
  version: string;
  entry: Fields;
  /** Whether this same entry may be stored already. */
  isRepeated: boolean;
};

async function saveEntry(
  context: OperatorContext,
  { list, id, version, entry, isRepeated }: Save,
): Promise<ContentEntryAnswer> {
  const { db, partner, now } = context;
  const saved = await db.transaction().execute(async (transaction) => {
    await nextNumber(transaction, partner.id, 'content', firstOwnId);
    const present = await readContentEntry(transaction, partner.id, { list, id });
    const late =
      present.version === version
        ? undefined
        : new OperatorRefusal(409, 'ENTRY_CHANGED', { body: { present } });
    const pictures = await pictureAddresses(context, transaction);
    // Pictures of other origins, as files can have, stay.
    const before = picturesIn(present.entry);
    const written = await validateEntry(transaction, partner.id, {
      list,
      entry: { ...entry, id },
      mainLanguage: partner.mainLanguage,
      isPicture: (address) => pictures.has(address) || before.has(address),
    }).catch((error) => {
      throw late && error instanceof OperatorRefusal ? late : error;
    });
    // The answer to this same request may have been lost.
    if ((late || isRepeated) && versionOf(written) === present.version) return present;
    if (late) throw late;
    await storeContentEntry(transaction, partner.id, { list, entry: written, now });
    await rewriteEntry(transaction, partner, { list, id }, await folderSizes(context.filesDir, partner.code));
    const next = await readContentEntry(transaction, partner.id, { list, id });
    await context.record(transaction, {
      target: `${list} ${id}`,
      ...changedFields(present.entry, next.entry),
    });
    return next;
  });
  await context.purge(partner, `content ${list}`);
  return saved;
}

/** What the log calls entries by: it names a changed one even if its title stays. */
const titleFields: readonly string[] = ['title', 'name', 'question'];

/** The fields that differ, and the title, for the audit log. */
function changedFields(before: Fields, after: Fields): { before: Fields; after: Fields } {
  const names = Object.keys({ ...before, ...after }).filter(
    (name) => titleFields.includes(name) || JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  const only = (fields: Fields): Fields =>
    Object.fromEntries(names.flatMap((name) => (name in fields ? [[name, fields[name] as Json]] : [])));
  return { before: only(before), after: only(after) };
}

const deleteContentEntry: OperatorHandler<'deleteContentEntry'> = async (context, { list, id }) => {
  const { db, partner, now } = context;
  const version = await db.transaction().execute(async (transaction) => {
    await nextNumber(transaction, partner.id, 'content', firstOwnId);
    const { entry, version } = await readContentEntry(transaction, partner.id, { list, id });
    // Visitors' articles are numbered one after the other: none is added to a board while it is deleted.
    if (list === 'customerBoards') await nextNumber(transaction, partner.id, 'customerArticle', firstOwnId);
    const inUse = await usesOf(context, transaction, { list, id });
    if (inUse.uses.length > 0) throw new OperatorRefusal(409, 'ENTRY_IN_USE', { body: inUse });
    if (inUse.articles > 0) throw new OperatorRefusal(409, 'BOARD_HAS_ARTICLES', { body: inUse });
    await deleteStoredEntry(transaction, partner.id, { list, id, now });
    await forgetAdded(transaction, partner.id, { to: list, id });
    await rewriteEntry(transaction, partner, { list, id }, await folderSizes(context.filesDir, partner.code));
    await context.record(transaction, { target: `${list} ${id}`, before: entry });
    return version;
  });
  await context.purge(partner, `content ${list}`);
  return { done: true, version };
};

const orderContentEntries: OperatorHandler<'orderContentEntries'> = async (context, { list }, { ids }) => {
  const { db, partner } = context;
  if (!isOrdered(list)) throw new OperatorRefusal(409, 'ENTRY_ORDER_CHANGED');
  await db.transaction().execute(async (transaction) => {
    await nextNumber(transaction, partner.id, 'content', firstOwnId);
    const rows = await readStoredEntries(transaction, partner.id, [list]);
    const before = rows.map(({ id }) => id);
    const given = new Set(ids);
    const isSame = given.size === before.length && ids.length === before.length;
    if (!isSame || !before.every((id) => given.has(id)))
      throw new OperatorRefusal(409, 'ENTRY_ORDER_CHANGED');
    await orderEntries(transaction, partner.id, list, ids);
    const [first] = ids;
    // What repeats a list as a whole, such as the staff in the clinic's facts, is in the new order too.
    if (first !== undefined)
      await rewriteEntry(
        transaction,
        partner,
        { list, id: first },
        await folderSizes(context.filesDir, partner.code),
      );
    await context.record(transaction, { target: list, before, after: ids });
  });
  await context.purge(partner, `content ${list}`);
  return { done: true };
};

const isOrdered = (list: EditableList): list is EditableList & OrderedList => contentLists[list].isOrdered;

/** Entries are the clinic's content: visitors see a change at once, without a publication. */
export const entryHandlers: HandlersOf<keyof typeof entryCalls> = {
  contentEntries,
  contentEntry: ({ db, partner }, { list, id }) => readContentEntry(db, partner.id, { list, id }),
  createContentEntry,
  saveContentEntry: (context, { list, id }, body) =>
    saveEntry(context, { list, id, ...body, isRepeated: false }),
  contentEntryUses,
  deleteContentEntry,
  restoreContentEntry,
  orderContentEntries,
};
