import { firstOwnId, nextNumber } from '#server/backend/database/counters.ts';
import { readStoredEntries } from '#server/backend/seed/read-entries.ts';
import { rewriteEntry } from '#server/backend/seed/rewrite-entries.ts';
import type { OperatorHandler } from '../context/handler.ts';
import { OperatorRefusal } from '../context/refusal.ts';
import { folderSizes } from '../media/folder-pictures.ts';
import { assertRoom } from './assert-room.ts';
import { readContentEntry, storeContentEntry } from './stored-entries.ts';
import { validateEntry } from './validate-entry.ts';

/**
 * Brings a deleted entry back under its number and in its place, so that links to it lead there again.
 * @throws OperatorRefusal 409 if it is back already, was deleted in another version, or its list is full by now; 422 if what it names is gone by now
 */
export const restoreContentEntry: OperatorHandler<'restoreContentEntry'> = async (
  context,
  { list, id },
  { version },
) => {
  const { db, partner, now } = context;
  const restored = await db.transaction().execute(async (transaction) => {
    await nextNumber(transaction, partner.id, 'content', firstOwnId);
    const isBack = (await readStoredEntries(transaction, partner.id, [list], [id])).length > 0;
    const present = await readContentEntry(transaction, partner.id, { list, id, isDeleted: !isBack });
    if (isBack || present.version !== version)
      throw new OperatorRefusal(409, 'ENTRY_CHANGED', { body: { present } });
    await assertRoom(transaction, partner.id, list, true);
    const entry = await validateEntry(transaction, partner.id, {
      list,
      entry: { ...present.entry, id },
      mainLanguage: partner.mainLanguage,
      // It had them before.
      isPicture: () => true,
    });
    await storeContentEntry(transaction, partner.id, { list, entry, now });
    await rewriteEntry(transaction, partner, { list, id }, await folderSizes(context.filesDir, partner.code));
    await context.record(transaction, { target: `${list} ${id}`, after: present.entry });
    return readContentEntry(transaction, partner.id, { list, id });
  });
  await context.purge(partner, `content ${list}`);
  return restored;
};
