import type { Database } from '../database/open.ts';
import { type OfDraft, readDraft, removeDraft, saveVersion } from './drafts.ts';

/** Notes which revision a draft is scheduled as, if the draft still has the document that was scheduled. */
export async function noteSchedule(
  transaction: Database,
  of: OfDraft,
  { number, document }: { number: number; document: string },
): Promise<void> {
  const known = await readDraft(transaction, of);
  if (known?.document !== document) return;
  await transaction
    .updateTable('siteDrafts')
    .set({ scheduledAs: number })
    .where('partnerId', '=', of.partnerId)
    .where('id', '=', of.id)
    .where('version', '=', known.version)
    .execute();
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
  /** The revision as it was scheduled. */
  number: number;
  base: number | null;
  document: string;
  /** Whether its document is published as it is, without changes of others. */
  isExact: boolean;
};

/**
 * Deletes the drafts of a scheduled revision that is published, if they have no changes since. The others continue from
 * that revision: taking back what it changed is a change. Merged with others' changes, it is no base for them; they
 * retain theirs, and so do drafts whose changes were in several schedules, of which one may have been canceled.
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
    const hasAll = isExact || known?.base === base;
    if (!known || (hasAll && (await removeDraft(transaction, of, { document })))) continue;
    if (!isExact) continue;
    const { version, author, authorId, updatedAt } = known;
    const same = { document: known.document, author, authorId, now: Date.parse(updatedAt) };
    // As another version, so that editors which have the draft open read it again.
    if (await saveVersion(transaction, of, version, same))
      await transaction
        .updateTable('siteDrafts')
        .set({ base: number, scheduledAs: null })
        .where('partnerId', '=', partnerId)
        .where('id', '=', id)
        .execute();
  }
}
