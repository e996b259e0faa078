import { nextNumber } from '../database/counters.ts';
import type { Database } from '../database/open.ts';
import { storable } from '../database/search.ts';
import type { Millis } from '../database/tables.ts';
import { noteSiteChange } from './published.ts';

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
 * or cancelled it.
 * @returns `stale` if another revision is published by now, `gone` if it is no longer scheduled
 */
export function publishScheduled(
  db: Database,
  { partnerId, id }: { partnerId: number; id: number },
  expected: number | null,
  document: string,
): Promise<'published' | 'stale' | 'gone'> {
  return inTransaction(db, async (transaction) => {
    const publication = await beginPublication(transaction, partnerId);
    const ofRevision = { partnerId, id, status: 'scheduled' } as const;
    const scheduled = await transaction
      .selectFrom('siteRevisions')
      .where((eb) => eb.and(ofRevision))
      .select('id')
      .executeTakeFirst();
    if (!scheduled) return 'gone';
    if (publication.replaced !== expected) return 'stale';
    await archive(transaction, partnerId);
    await transaction
      .updateTable('siteRevisions')
      .set({ status: 'published', document, base: expected, publication: publication.number })
      .where((eb) => eb.and(ofRevision))
      .execute();
    await noteSiteChange(transaction, partnerId);
    return 'published';
  });
}

type Publication = { number: number; replaced: number | null };

// Seeding publishes inside its own transaction, and transactions cannot be nested.
function inTransaction<T>(db: Database, work: (transaction: Database) => Promise<T>): Promise<T> {
  return db.isTransaction ? work(db) : db.transaction().execute(work);
}

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
  await noteSiteChange(transaction, partnerId);
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
