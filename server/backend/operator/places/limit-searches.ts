import { BulkheadRejectedError } from 'cockatiel';
import { bulkheadPerOwner } from '#server/backend/security/bulkhead-per-owner.ts';
import { OperatorRefusal } from '../context/refusal.ts';

/** Searches of one partner, each of which parses its documents: one at a time. */
const ofPartner = bulkheadPerOwner<number>({ atOnce: 1, waiting: 10 });

/**
 * Runs a search in all documents of a partner after those before it. In a transaction it could wait for one that waits for
 * the database.
 * @throws OperatorRefusal 503 while too many wait
 */
export async function limitSearches<T>(partnerId: number, search: () => Promise<T>): Promise<T> {
  try {
    return await ofPartner(partnerId, search);
  } catch (error) {
    if (!(error instanceof BulkheadRejectedError)) throw error;
    throw new OperatorRefusal(503, 'BUSY', { headers: { 'retry-after': '2' } });
  }
}
