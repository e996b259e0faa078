import { type BulkheadPolicy, bulkhead } from 'cockatiel';

/**
 * Creates a bulkhead per owner, so that one with much work takes only its own slots. Those without work are forgotten.
 * @param limits how many pieces of work of one owner run at once, and how many wait
 * @returns runs work of an owner; it throws BulkheadRejectedError if too much waits
 */
export function bulkheadPerOwner<Owner>(limits: {
  atOnce: number;
  waiting: number;
}): <T>(owner: Owner, work: () => Promise<T>) => Promise<T> {
  const byOwner = new Map<Owner, BulkheadPolicy>();
  return async (owner, work) => {
    const own = byOwner.get(owner) ?? bulkhead(limits.atOnce, limits.waiting);
    byOwner.set(owner, own);
    try {
      return await own.execute(work);
    } finally {
      if (own.executionSlots === limits.atOnce) byOwner.delete(owner);
    }
  };
}
