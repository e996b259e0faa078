import type { OperatorPopup, PopupBody, popupCalls } from '#schemas/operator/popup-calls.ts';
import { notFound } from '#server/backend/context/refusal.ts';
import { firstOwnId, nextNumber } from '#server/backend/database/counters.ts';
import { addOnce, asCall, forgetAdded } from '../content/add-once.ts';
import { deleteStoredEntry, newEntryId, orderEntries } from '../content/stored-entries.ts';
import type { HandlersOf, OperatorHandler } from '../context/handler.ts';
import type { OperatorContext } from '../context/operator-context.ts';
import { OperatorRefusal } from '../context/refusal.ts';
import { readPopups } from './read-popups.ts';
import { picturesOf, preparePopup, storePopup } from './write-popup.ts';

/** Popups of one clinic. */
const maxPopups = 200;

const popups: OperatorHandler<'popups'> = async ({ db, partner }) => ({
  rows: await readPopups(db, partner),
});

const createPopup: OperatorHandler<'createPopup'> = async (context, _, { key, ...popup }) => {
  const { partner, now } = context;
  const { added, before } = await addOnce(context, { key, to: 'popups' }, async (transaction) => {
    // Writes of one clinic's popups wait for each other.
    const id = await newEntryId(transaction, partner.id, { list: 'popups', counter: 'popup' });
    const all = await readPopups(transaction, partner);
    if (all.length >= maxPopups) throw new OperatorRefusal(409, 'POPUPS_FULL');
    const last = await transaction
      .selectFrom('popups')
      .where('partnerId', '=', partner.id)
      .select((eb) => eb.fn.max<number | null>('weight').as('weight'))
      .executeTakeFirst();
    const weight = (last?.weight ?? -1) + 1;
    const prepared = await preparePopup(
      transaction,
      partner,
      { id, weight, popup },
      await picturesOf(context, transaction),
    );
    await storePopup(transaction, partner, prepared, now);
    await context.record(transaction, { target: `popup ${id}`, after: popup });
    return one(await readPopups(transaction, partner, id));
  });
  if (before) return save(asCall(context, 'savePopup'), { ...before, popup, isRepeated: true });
  await context.purge(partner, 'savePopup');
  return { popup: added };
};

type Save = {
  id: number;
  /** The version that the change was made from. */
  version: string;
  popup: PopupBody;
  /** Whether this same popup may be stored already. */
  isRepeated: boolean;
};

async function save(
  context: OperatorContext,
  { id, version, popup, isRepeated }: Save,
): Promise<{ popup: OperatorPopup }> {
  const { db, partner, now } = context;
  const saved = await db.transaction().execute(async (transaction) => {
    await nextNumber(transaction, partner.id, 'popup', firstOwnId);
    const [before] = await readPopups(transaction, partner, id);
    if (!before) throw notFound();
    const late =
      before.version === version
        ? undefined
        : new OperatorRefusal(409, 'POPUP_CHANGED', { body: { popup: before } });
    const { weight } = await transaction
      .selectFrom('popups')
      .where('partnerId', '=', partner.id)
      .where('id', '=', id)
      .select('weight')
      .executeTakeFirstOrThrow();
    const pictures = await picturesOf(context, transaction);
    const prepared = await preparePopup(transaction, partner, { id, weight, popup }, pictures).catch(
      (error) => {
        throw late && error instanceof OperatorRefusal ? late : error;
      },
    );
    // The answer to this same request may have been lost.
    if ((late || isRepeated) && prepared.version === before.version) return before;
    if (late) throw late;
    await storePopup(transaction, partner, prepared, now);
    const { id: _, version: __, ...old } = before;
    await context.record(transaction, { target: `popup ${id}`, before: old, after: popup });
    return one(await readPopups(transaction, partner, id));
  });
  await context.purge(partner, 'savePopup');
  return { popup: saved };
}

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
    await forgetAdded(transaction, partner.id, { to: 'popups', id });
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
  savePopup: (context, { id }, body) => save(context, { id, ...body, isRepeated: false }),
  deletePopup,
  orderPopups,
};
