import type { popupCalls } from '#schemas/operator/popup-calls.ts';
import { notFound } from '#server/backend/context/refusal.ts';
import { firstOwnId, nextNumber } from '#server/backend/database/counters.ts';
import { deleteStoredEntry, newEntryId, orderEntries } from '../content/stored-entries.ts';
import type { HandlersOf, OperatorHandler } from '../context/handler.ts';
import { OperatorRefusal } from '../context/refusal.ts';
import { readPopups } from './read-popups.ts';
import { picturesOf, writePopup } from './write-popup.ts';

/** Popups of one clinic. */
const maxPopups = 200;

const popups: OperatorHandler<'popups'> = async ({ db, partner }) => ({
  rows: await readPopups(db, partner),
});

const createPopup: OperatorHandler<'createPopup'> = async (context, _, popup) => {
  const { db, partner, now } = context;
  const pictures = await picturesOf(context);
  const created = await db.transaction().execute(async (transaction) => {
    // Writes of one clinic's popups wait for each other.
    const id = await newEntryId(transaction, partner.id, { list: 'popups', counter: 'popup' });
    const all = await readPopups(transaction, partner);
    if (all.length >= maxPopups) throw new OperatorRefusal(409, 'POPUPS_FULL');
    const last = await transaction
      .selectFrom('popups')
      .where('partnerId', '=', partner.id)
      .select((eb) => eb.fn.max<number | null>('weight').as('weight'))
      .executeTakeFirst();
    await writePopup(transaction, partner, { id, weight: (last?.weight ?? -1) + 1, popup, now }, pictures);
    await context.record(transaction, { target: `popup ${id}`, after: popup });
    return readPopups(transaction, partner, id);
  });
  await context.purge(partner, 'savePopup');
  return { popup: one(created) };
};

const savePopup: OperatorHandler<'savePopup'> = async (context, { id }, { version, popup }) => {
  const { db, partner, now } = context;
  const pictures = await picturesOf(context);
  const saved = await db.transaction().execute(async (transaction) => {
    await nextNumber(transaction, partner.id, 'popup', firstOwnId);
    const [before] = await readPopups(transaction, partner, id);
    if (!before) throw notFound();
    if (before.version !== version)
      throw new OperatorRefusal(409, 'POPUP_CHANGED', { body: { popup: before } });
    const { weight } = await transaction
      .selectFrom('popups')
      .where('partnerId', '=', partner.id)
      .where('id', '=', id)
      .select('weight')
      .executeTakeFirstOrThrow();
    await writePopup(transaction, partner, { id, weight, popup, now }, pictures);
    const { id: _, version: __, ...old } = before;
    await context.record(transaction, { target: `popup ${id}`, before: old, after: popup });
    return readPopups(transaction, partner, id);
  });
  await context.purge(partner, 'savePopup');
  return { popup: one(saved) };
};

const deletePopup: OperatorHandler<'deletePopup'> = async (context, { id }) => {
  const { db, partner, now } = context;
  await db.transaction().execute(async (transaction) => {
    await nextNumber(transaction, partner.id, 'popup', firstOwnId);
    const [popup] = await readPopups(transaction, partner, id);
    if (!popup) throw notFound();
    const { id: _, version: __, ...before } = popup;
    await transaction
      .deleteFrom('contentTexts')
      .where('partnerId', '=', partner.id)
      .where('kind', '=', 'popup')
      .where('entryId', '=', id)
      .execute();
    await transaction.deleteFrom('popups').where('partnerId', '=', partner.id).where('id', '=', id).execute();
    await deleteStoredEntry(transaction, partner.id, { list: 'popups', id, now });
    await context.record(transaction, { target: `popup ${id}`, before });
  });
  await context.purge(partner, 'savePopup');
  return { done: true };
};

const orderPopups: OperatorHandler<'orderPopups'> = async (context, _, { ids }) => {
  const { db, partner } = context;
  await db.transaction().execute(async (transaction) => {
    await nextNumber(transaction, partner.id, 'popup', firstOwnId);
    const before = (await readPopups(transaction, partner)).map(({ id }) => id);
    const isSame = new Set(ids).size === before.length && ids.length === before.length;
    if (!isSame || !before.every((id) => ids.includes(id)))
      throw new OperatorRefusal(409, 'POPUP_ORDER_CHANGED');
    const texts = await transaction
      .selectFrom('contentTexts')
      .where('partnerId', '=', partner.id)
      .where('kind', '=', 'popup')
      .select(['entryId', 'languageCode', 'row'])
      .execute();
    for (const { entryId, languageCode, row } of texts)
      await transaction
        .updateTable('contentTexts')
        .set({ row: JSON.stringify({ ...JSON.parse(row), weight: ids.indexOf(entryId) }) })
        .where('partnerId', '=', partner.id)
        .where('kind', '=', 'popup')
        .where('entryId', '=', entryId)
        .where('languageCode', '=', languageCode)
        .execute();
    await orderEntries(transaction, partner.id, 'popups', ids);
    await context.record(transaction, { target: 'popups', before, after: ids });
  });
  await context.purge(partner, 'savePopup');
  return { done: true };
};

function one<T>([first]: readonly T[]): T {
  if (first === undefined) throw new Error('[popups] A popup that was written cannot be read');
  return first;
}

/** Popups are the clinic's content: visitors see a change at once, without a publication. */
export const popupHandlers: HandlersOf<Exclude<keyof typeof popupCalls, 'clinicInfo'>> = {
  popups,
  createPopup,
  savePopup,
  deletePopup,
  orderPopups,
};
