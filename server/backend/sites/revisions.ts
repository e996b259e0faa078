import { nextNumber } from '../database/counters.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Database } from '../database/open.ts';
import { storable } from '../database/search.ts';
import type { Millis } from '../database/tables.ts';
import { recordSiteChange } from './published.ts';
import type { StoredProblem } from './read-revisions.ts';
import { followPublication } from './scheduled-drafts.ts';

type NewRevision = {
  document: string;
  author: string;
  note?: string;
  /** The revision that it was made from; by default the one that it replaces. */
  base?: number | null;
  now?: Millis;
};

/** What must happen in the transaction of a publication: it is published only if this succeeds. */
type WithPublication = (transaction: Database, revision: number) => Promise<void>;

/** Publishes a document in place of whatever is published. @returns the new revision number */
export function publishDocument(db: Database, partnerId: number, revision: NewRevision): Promise<number> {
  return inTransaction(db, async (transaction) => {
    const publication = await beginPublication(transaction, partnerId);
    return insertPublished(transaction, partnerId, revision, publication);
  });
}

/**
 * Publishes a document if `expected` is still the published revision; null: if nothing is published.
 * @returns the new revision number, or undefined if another revision is published by now
 */
export function publishOver(
  db: Database,
  partnerId: number,
  expected: number | null,
  revision: NewRevision,
  also: WithPublication = async () => {},
): Promise<number | undefined> {
  return inTransaction(db, async (transaction) => {
    const publication = await beginPublication(transaction, partnerId);
    if (publication.replaced !== expected) return undefined;
    const number = await insertPublished(transaction, partnerId, revision, publication);
    await also(transaction, number);
    return number;
  });
}

/** Stores a document that is to be published at a time. @returns its revision number */
export async function scheduleDocument(
  db: Database,
  partnerId: number,
  revision: NewRevision & { publishAt: Millis },
  also: WithPublication = async () => {},
): Promise<number> {
  return inTransaction(db, async (transaction) => {
    const number = await insertRevision(transaction, partnerId, revision, {
      status: 'scheduled',
      publishAt: revision.publishAt,
    });
    await also(transaction, number);
    return number;
  });
}

/**
 * Publishes a scheduled revision with this text, if `expected` is still the published revision and nobody else published
 * or cancelled it. Others may have been made from its own document, so another text becomes a new revision, and the
 * scheduled one is cancelled.
 * @returns the revision that is published; `stale` if another one is by now, `gone` if it is no longer scheduled
 */
export function publishScheduled(
  db: Database,
  { partnerId, id }: { partnerId: number; id: number },
  expected: number | null,
  document: string,
  now: Millis,
): Promise<number | 'stale' | 'gone'> {
  return inTransaction(db, async (transaction) => {
    const publication = await beginPublication(transaction, partnerId);
    if (publication.replaced !== expected) return 'stale';
    const change = transaction
      .updateTable('siteRevisions')
      .where('partnerId', '=', partnerId)
      .where('id', '=', id);
    // Claimed before anything else changes: someone may cancel it at this moment.
    const scheduled = await change
      .where('status', '=', 'scheduled')
      .set({ status: 'cancelled' })
      .returning(['base', 'document', 'author', 'note'])
      .executeTakeFirst();
    if (!scheduled) return 'gone';
    const isExact = document === scheduled.document;
    await followPublication(transaction, partnerId, {
      number: id,
      base: scheduled.base,
      document: scheduled.document,
      isExact,
    });
    if (!isExact) {
      const { author, note } = scheduled;
      const made = { document, author, note, base: expected, now };
      const number = await insertPublished(transaction, partnerId, made, publication);
      await change.set({ problem: JSON.stringify(mergedAs(number, expected)) }).execute();
      return number;
    }
    await archive(transaction, partnerId);
    await change.set({ status: 'published', base: expected, publication: publication.number }).execute();
    await recordSiteChange(transaction, partnerId);
    return id;
  });
}

/**
 * Stores an updated copy of a scheduled revision, for the same time, with what is published before it. The original is
 * cancelled, since others may have its own text as their base.
 * @param expected the published revision; null: if nothing is published
 * @returns the new revision number, or undefined if another one is published by now, or it is no longer scheduled
 */
export function storeMerged(
  db: Database,
  partnerId: number,
  { id, ...merged }: { id: number; document: string; base: number | null; now: Millis },
  expected: number | null,
  also: WithPublication,
): Promise<number | undefined> {
  return inTransaction(db, async (transaction) => {
    // Nobody publishes it in between.
    const { replaced } = await beginPublication(transaction, partnerId);
    if (replaced !== expected) return undefined;
    const change = transaction
      .updateTable('siteRevisions')
      .where('partnerId', '=', partnerId)
      .where('id', '=', id);
    const scheduled = await change
      .where('status', '=', 'scheduled')
      .set({ status: 'cancelled' })
      .returning(['author', 'note', 'publishAt'])
      .executeTakeFirst();
    if (!scheduled || scheduled.publishAt === null) return undefined;
    const { author, note, publishAt } = scheduled;
    const made = { ...merged, author, note };
    const number = await insertRevision(transaction, partnerId, made, { status: 'scheduled', publishAt });
    await change.set({ problem: JSON.stringify(scheduledAs(number, merged.base)) }).execute();
    await also(transaction, number);
    return number;
  });
}

const scheduledAs = (number: number, before: number | null): StoredProblem => ({
  mergedAs: number,
  ko: `먼저 게시되는 ${before}번과 병합하여 ${number}번으로 다시 예약했습니다.`,
  en: `It was merged with revision ${before}, which is published before it, and scheduled as revision ${number}.`,
});

const mergedAs = (number: number, replaced: number | null): StoredProblem => ({
  mergedAs: number,
  ko: `그사이 게시된 ${replaced}번과 병합하여 ${number}번으로 게시했습니다.`,
  en: `It was merged with revision ${replaced}, which was published meanwhile, and published as revision ${number}.`,
});

type Publication = { number: number; replaced: number | null };

/** Concurrent publications of a partner wait for each other here, and then see what the others published. */
async function beginPublication(transaction: Database, partnerId: number): Promise<Publication> {
  const number = await nextNumber(transaction, partnerId, 'publications');
  const published = await transaction
    .selectFrom('siteRevisions')
    .where('partnerId', '=', partnerId)
    .where('status', '=', 'published')
    .select('id')
    .executeTakeFirst();
  return { number, replaced: published?.id ?? null };
}

async function insertPublished(
  transaction: Database,
  partnerId: number,
  revision: NewRevision,
  { number: publication, replaced }: Publication,
): Promise<number> {
  await archive(transaction, partnerId);
  const number = await insertRevision(
    transaction,
    partnerId,
    { ...revision, base: revision.base === undefined ? replaced : revision.base },
    { status: 'published', publication },
  );
  await recordSiteChange(transaction, partnerId);
  return number;
}

async function archive(transaction: Database, partnerId: number): Promise<void> {
  await transaction
    .updateTable('siteRevisions')
    .set({ status: 'archived' })
    .where('partnerId', '=', partnerId)
    .where('status', '=', 'published')
    .execute();
}

async function insertRevision(
  transaction: Database,
  partnerId: number,
  { document, author, note = '', base = null, now = Date.now() }: NewRevision,
  state: { status: 'published'; publication: number } | { status: 'scheduled'; publishAt: Millis },
): Promise<number> {
  const id = await nextNumber(transaction, partnerId, 'revision');
  await transaction
    .insertInto('siteRevisions')
    .values({ partnerId, id, createdAt: now, author, note: storable(note), document, base, ...state })
    .execute();
  return id;
}
