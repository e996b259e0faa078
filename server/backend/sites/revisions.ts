import { nextNumber } from '../database/counters.ts';
import type { Database } from '../database/open.ts';
import type { Millis } from '../database/tables.ts';
import { noteSiteChange } from './published.ts';

export type NewRevision = { document: string; author: string; note?: string; now?: Millis };

/** Stores a document as a draft. @returns its revision number, which counts from 1 for each partner */
export function saveDraft(db: Database, partnerId: number, revision: NewRevision): Promise<number> {
  return insertRevision(db, partnerId, revision, 'draft');
}

/** Publishes a document and archives the previously published one. @returns the new revision number */
export function publishDocument(db: Database, partnerId: number, revision: NewRevision): Promise<number> {
  return inTransaction(db, async (transaction) => {
    await archivePublished(transaction, partnerId);
    const id = await insertRevision(transaction, partnerId, revision, 'published');
    await noteSiteChange(transaction, partnerId);
    return id;
  });
}

/** Publishes an earlier revision or a draft unchanged. @returns false if it does not exist */
export function publishRevision(db: Database, partnerId: number, id: number): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
    const ofRevision = { partnerId, id };
    const known = await transaction
      .selectFrom('siteRevisions')
      .where((eb) => eb.and(ofRevision))
      .select('id')
      .executeTakeFirst();
    if (!known) return false;
    await archivePublished(transaction, partnerId);
    await transaction
      .updateTable('siteRevisions')
      .set({ status: 'published' })
      .where((eb) => eb.and(ofRevision))
      .execute();
    await noteSiteChange(transaction, partnerId);
    return true;
  });
}

// Seeding publishes inside its own transaction, and transactions cannot be nested.
function inTransaction<T>(db: Database, work: (transaction: Database) => Promise<T>): Promise<T> {
  return db.isTransaction ? work(db) : db.transaction().execute(work);
}

async function archivePublished(db: Database, partnerId: number): Promise<void> {
  // Concurrent publications wait for each other here instead of violating the unique index.
  await nextNumber(db, partnerId, 'publications');
  await db
    .updateTable('siteRevisions')
    .set({ status: 'archived' })
    .where('partnerId', '=', partnerId)
    .where('status', '=', 'published')
    .execute();
}

async function insertRevision(
  db: Database,
  partnerId: number,
  { document, author, note = '', now = Date.now() }: NewRevision,
  status: 'draft' | 'published',
): Promise<number> {
  const id = await nextNumber(db, partnerId, 'revision');
  await db
    .insertInto('siteRevisions')
    .values({ partnerId, id, status, createdAt: now, author, note, document })
    .execute();
  return id;
}
