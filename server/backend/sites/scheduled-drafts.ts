import type { Draft } from '#schemas/operator/revisions.ts';
import type { Database } from '../database/open.ts';
import { type OfDraft, readDraft, removeDraft, saveVersion } from './drafts.ts';

type Scheduled = { number: number; document: string };

/**
 * Continues a draft from the revision that it is scheduled as, if it still has the document that was scheduled: with the
 * text of the revision, which may have been merged, and with the revision as its base. Its author and time stay.
 */
export async function continueDraft(
  transaction: Database,
  of: OfDraft,
  document: string,
  scheduled: Scheduled,
): Promise<void> {
  const known = await readDraft(transaction, of);
  if (!known || known.document !== document || known.base === scheduled.number) return;
  if (await saveUnchanged(transaction, of, known, scheduled.document))
    await setBase(transaction, of, scheduled.number);
}

/** Continues the drafts of a scheduled revision from the one that it is merged as, unless they have changes since. */
export async function continueDraftsOf(
  transaction: Database,
  partnerId: number,
  scheduled: Scheduled,
  merged: Scheduled,
): Promise<void> {
  for (const { id } of await draftsOf(transaction, partnerId, scheduled))
    await continueDraft(transaction, { partnerId, id }, scheduled.document, merged);
}

/** Deletes the drafts of a scheduled revision that is published, unless they have changes since. */
export async function endDraftsOf(
  transaction: Database,
  partnerId: number,
  scheduled: Scheduled,
): Promise<void> {
  for (const { id } of await draftsOf(transaction, partnerId, scheduled))
    await removeDraft(transaction, { partnerId, id }, { document: scheduled.document });
}

/**
 * Gives the drafts of a scheduled revision that will not be published the base of that revision: its changes are
 * unpublished ones again.
 */
export async function returnDraftsOf(
  transaction: Database,
  partnerId: number,
  scheduled: Scheduled & { base: number | null },
): Promise<void> {
  for (const { id } of await draftsOf(transaction, partnerId, scheduled)) {
    await setBase(transaction, { partnerId, id }, scheduled.base);
    const known = await readDraft(transaction, { partnerId, id });
    if (known) await saveUnchanged(transaction, { partnerId, id }, known, known.document);
  }
}

/** The drafts that a revision was scheduled from: of what was only made from it, no version has its document. */
function draftsOf(
  transaction: Database,
  partnerId: number,
  { number, document }: Scheduled,
): Promise<{ id: number }[]> {
  return transaction
    .selectFrom('siteDrafts')
    .where('siteDrafts.partnerId', '=', partnerId)
    .where('siteDrafts.base', '=', number)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('siteDraftVersions')
          .whereRef('siteDraftVersions.partnerId', '=', 'siteDrafts.partnerId')
          .whereRef('siteDraftVersions.draftId', '=', 'siteDrafts.id')
          .where('siteDraftVersions.document', '=', document)
          .select('siteDraftVersions.version'),
      ),
    )
    .select('siteDrafts.id')
    .execute();
}

/** Another version, so that editors which have the draft open read it again. */
const saveUnchanged = (
  transaction: Database,
  of: OfDraft,
  { version, author, authorId, updatedAt }: Draft,
  document: string,
): Promise<boolean> =>
  saveVersion(transaction, of, version, { document, author, authorId, now: Date.parse(updatedAt) });

async function setBase(transaction: Database, of: OfDraft, base: number | null): Promise<void> {
  await transaction
    .updateTable('siteDrafts')
    .set({ base })
    .where('partnerId', '=', of.partnerId)
    .where('id', '=', of.id)
    .execute();
}
