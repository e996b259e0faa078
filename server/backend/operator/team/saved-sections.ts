import type { Selectable } from 'kysely';
import { copiedNode, type SavedSection } from '#schemas/operator/section-calls.ts';
import { notFound } from '#server/backend/context/refusal.ts';
import { nextNumber } from '#server/backend/database/counters.ts';
import type { SavedSectionsTable } from '#server/backend/database/operator-tables.ts';
import { storable } from '#server/backend/database/search.ts';
import type { OperatorHandler } from '../context/handler.ts';
import { OperatorRefusal } from '../context/refusal.ts';

/** Saved sections of one partner: with the largest of them an answer has 6 MB. */
export const maxSections = 100;

/** Saved sections, newest first. */
export const savedSections: OperatorHandler<'savedSections'> = async ({ db, partner }) => {
  const rows = await db
    .selectFrom('savedSections')
    .where('partnerId', '=', partner.id)
    .orderBy('savedAt', 'desc')
    .orderBy('id', 'desc')
    .selectAll()
    .execute();
  return { rows: rows.map(sectionOf) };
};

/** @throws OperatorRefusal 409 if the partner has too many */
export const saveSection: OperatorHandler<'saveSection'> = async (context, _params, { name, node }) => {
  const { db, partner, operator, now } = context;
  const { id: _, ...content } = node;
  const section = await db.transaction().execute(async (transaction) => {
    // Saves of one partner wait for each other here, so the count below is exact.
    const id = await nextNumber(transaction, partner.id, 'section');
    const row = {
      partnerId: partner.id,
      id,
      name: storable(name),
      node: JSON.stringify(content),
      savedAt: now,
      savedBy: operator.name,
    };
    await transaction.insertInto('savedSections').values(row).execute();
    const { count } = await transaction
      .selectFrom('savedSections')
      .where('partnerId', '=', partner.id)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    if (Number(count) > maxSections) throw new OperatorRefusal(409, 'TOO_MANY');
    await context.record(transaction, {
      target: `section ${id}`,
      after: { name: row.name, type: node.type },
    });
    return sectionOf(row);
  });
  return { section };
};

/** @throws Refusal 404 */
export const deleteSection: OperatorHandler<'deleteSection'> = async (context, { id }) => {
  const { db, partner } = context;
  await db.transaction().execute(async (transaction) => {
    const removed = await transaction
      .deleteFrom('savedSections')
      .where('partnerId', '=', partner.id)
      .where('id', '=', id)
      .returning('name')
      .executeTakeFirst();
    if (!removed) throw notFound();
    await context.record(transaction, { target: `section ${id}`, before: { name: removed.name } });
  });
  return { done: true };
};

const sectionOf = ({ id, name, node, savedAt, savedBy }: Selectable<SavedSectionsTable>): SavedSection => ({
  id,
  name,
  savedBy,
  node: copiedNode.parse(JSON.parse(node)),
  savedAt: new Date(savedAt).toISOString(),
});
