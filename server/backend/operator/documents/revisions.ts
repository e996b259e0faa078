import { notFound } from '#server/backend/context/refusal.ts';
import { listRevisions, publishedRevision, readRevision } from '#server/backend/sites/read-revisions.ts';
import type { DocumentHandler } from './context.ts';

export const published: DocumentHandler<'published'> = async ({ db, partner }) => ({
  revision: (await publishedRevision(db, partner.id)) ?? null,
});

export const revisions: DocumentHandler<'revisions'> = ({ db, partner }, { before, limit, isPending }) =>
  listRevisions(db, partner.id, { before, limit, isPending });

/** @throws Refusal 404 */
export const revision: DocumentHandler<'revision'> = async ({ db, partner }, { number }) => {
  const found = await readRevision(db, partner.id, number);
  if (!found) throw notFound();
  return { revision: found };
};

/** Cancels a publication that is scheduled or blocked. @throws Refusal 404 if there is none of this number */
export const cancelSchedule: DocumentHandler<'cancelSchedule'> = async (context, { number }) => {
  const { db, partner } = context;
  await db.transaction().execute(async (transaction) => {
    const cancelled = await transaction
      .updateTable('siteRevisions')
      .set({ status: 'cancelled' })
      .where('partnerId', '=', partner.id)
      .where('id', '=', number)
      .where('status', 'in', ['scheduled', 'blocked'])
      .returning('id')
      .executeTakeFirst();
    if (!cancelled) throw notFound();
    await context.record?.(transaction, { target: `revision ${number}`, after: { cancelled: number } });
  });
  return { done: true };
};
