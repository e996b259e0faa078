import type { Database } from './open.ts';

/** Runs work in the transaction that the caller has begun, else in one of its own: transactions cannot be nested. */
export function inTransaction<T>(db: Database, work: (transaction: Database) => Promise<T>): Promise<T> {
  return db.isTransaction ? work(db) : db.transaction().execute(work);
}
