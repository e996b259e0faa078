import { BulkheadRejectedError, bulkhead } from 'cockatiel';
import { Refusal } from '#server/backend/context/refusal.ts';
import { hashPassword, passwordMatches } from './passwords.ts';

/**
 * Hashing takes 19 MiB and some 20 ms of a core, in threads that also read files: how many passwords of visitors are hashed
 * at once, and how many wait. Operators' passwords have a limit of their own.
 */
const hashing = bulkhead(2, 30);

/** @throws Refusal 429 while too many passwords are being hashed */
export const hashArticlePassword = (password: string): Promise<string> =>
  oneOfFew(() => hashPassword(password));

/** @throws Refusal 429 while too many passwords are being hashed */
export const articlePasswordMatches = (hash: string, password: string): Promise<boolean> =>
  oneOfFew(() => passwordMatches(hash, password));

async function oneOfFew<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await hashing.execute(work);
  } catch (error) {
    if (!(error instanceof BulkheadRejectedError)) throw error;
    // Not a 503: eight in a row would make sites take the backend to be down for this clinic (engine/api/circuit-breaker.ts).
    throw new Refusal(429, 'TIMEOUT', { headers: { 'retry-after': '2' } });
  }
}
