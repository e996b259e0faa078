import type { Draft } from '#schemas/operator/revisions.ts';
import type { Database } from '../database/open.ts';
import { hadDocument, type OfDraft, readDraft, removeDraft, saveVersion } from './drafts.ts';

type ScheduledDraft = {
  number: number;
  /** As it was submitted, and as it is scheduled: with what others have published since the draft's base. */
  submitted: string;
  document: string;
  published: number | null;
};

/**
 * Records which revision a draft is scheduled as, if the draft still has the document that was submitted. It gets what
 * was merged into that, which it would take back otherwise.
 */
export async function recordSchedule(
  transaction: Database,
  of: OfDraft,
  { number, submitted, document, published }: ScheduledDraft,
): Promise<void> {
  const known = await readDraft(transaction, of);
  if (known?.document !== submitted) return;
  const isMerged = document !== submitted;
  if (isMerged && !(await saveUnchanged(transaction, of, known, document))) return;
  await change(transaction, of, { scheduledAs: number, ...(isMerged && { base: published }) });
}

/** The revision that a draft with this base was scheduled as, whatever became of that revision. */
export async function readSchedule(
  db: Database,
  of: OfDraft,
  base: number | null,
): Promise<number | undefined> {
  const found = await db
    .selectFrom('siteDrafts')
    .where('partnerId', '=', of.partnerId)
    .where('id', '=', of.id)
    .select(['base', 'scheduledAs'])
    .executeTakeFirst();
  return found?.base === base ? (found?.scheduledAs ?? undefined) : undefined;
}

type Published = {
  /** The revision, as it was scheduled. */
  number: number;
  base: number | null;
  document: string;
  /** Whether its document is published as it is, without changes of others. */
  isExact: boolean;
};

/**
 * Deletes the drafts of a scheduled revision that is published, if they have no changes since. The others continue from
 * that revision: taking back what it changed is a change. If what was in an earlier, canceled schedule was taken out of it,
 * its drafts retain their base and all changes.
 */
export async function followPublication(
  transaction: Database,
  partnerId: number,
  { number, base, document, isExact }: Published,
): Promise<void> {
  const drafts = await transaction
    .selectFrom('siteDrafts')
    .where('partnerId', '=', partnerId)
    .where('scheduledAs', '=', number)
    .select('id')
    .execute();
  for (const { id } of drafts) {
    const of = { partnerId, id };
    const known = await readDraft(transaction, of);
    if (!known || (!isExact && known.base !== base)) continue;
    if (await removeDraft(transaction, of, { document })) continue;
    if (await saveUnchanged(transaction, of, known, known.document))
      await change(transaction, of, { base: number });
  }
}

/**
 * Deletes a draft whose document is published, if it has no changes since. Else it continues from that revision, unless that
 * has changes of others too. It no longer belongs to a schedule, which was made from its earlier base.
 * @param published `base` is the draft's when it was published
 */
export async function leavePublished(
  transaction: Database,
  of: OfDraft,
  { number, base, document, isExact }: Published,
): Promise<void> {
  if (await removeDraft(transaction, of, { document })) return;
  const known = await readDraft(transaction, of);
  if (!known || !isExact || known.base !== base || !(await hadDocument(transaction, of, document))) return;
  if (await saveUnchanged(transaction, of, known, known.document))
    await change(transaction, of, { base: number, scheduledAs: null });
}

/** Another version, so that editors which have the draft open read it again. Its author and time stay. */
const saveUnchanged = (
  transaction: Database,
  of: OfDraft,
  { version, author, authorId, updatedAt }: Draft,
  document: string,
): Promise<boolean> =>
  saveVersion(transaction, of, version, { document, author, authorId, now: Date.parse(updatedAt) });

async function change(
  transaction: Database,
  { partnerId, id }: OfDraft,
  values: { base?: number | null; scheduledAs?: number | null },
): Promise<void> {
  await transaction
    .updateTable('siteDrafts')
    .set(values)
    .where('partnerId', '=', partnerId)
    .where('id', '=', id)
    .execute();
}
