import { randomUUID } from 'node:crypto';
import { BulkheadRejectedError, bulkhead } from 'cockatiel';
import { countGuess, returnGuess } from '#server/backend/security/guesses.ts';
import { hashPassword, passwordMatches } from '#server/backend/security/passwords.ts';
import type { AnyoneContext } from '../context/operator-context.ts';
import { OperatorRefusal } from '../context/refusal.ts';
import { passwordGuess } from './password-guess.ts';

/** Hashing takes 19 MiB and some 20 ms of a core: how many run and wait at once. */
const hashing = bulkhead(2, 30);

/** Checked if no account has the email address, so that both cases take the same time. */
let nobodysHash: Promise<string> | undefined;

/** An account whose password is checked; undefined if nobody has the email address. */
type Account = { id: number; passwordHash: string } | undefined;

/**
 * Checks the password of an account, and takes as long where there is no account.
 * @returns whether it is right
 * @throws OperatorRefusal 429 after too many wrong ones, 503 while too many are being checked
 */
export async function verifyPassword(
  { db, address, now }: Pick<AnyoneContext, 'db' | 'address' | 'now'>,
  { email, account, password }: { email: string; account: Account; password: string },
): Promise<boolean> {
  const guess = await passwordGuess(db, { email, operatorId: account?.id ?? 0, address, now });
  await countGuess(db, guess, now);
  // Made with the first password, for any account: at the start it would only occupy memory.
  nobodysHash ??= hashPassword(randomUUID());
  const nobodys = await nobodysHash;
  // An account without a password takes as long too.
  const hash = account?.passwordHash || nobodys;
  const isRight = await oneOfFew(() => passwordMatches(hash, password));
  if (!isRight || !account) return false;
  await returnGuess(db, guess);
  return true;
}

/** @throws OperatorRefusal 503 while too many passwords are being hashed */
export const hashNewPassword = (password: string): Promise<string> => oneOfFew(() => hashPassword(password));

async function oneOfFew<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await hashing.execute(work);
  } catch (error) {
    if (!(error instanceof BulkheadRejectedError)) throw error;
    throw new OperatorRefusal(503, 'BUSY', { headers: { 'retry-after': '2' } });
  }
}
