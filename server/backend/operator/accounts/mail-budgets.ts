import { createHash } from 'node:crypto';
import type { Database } from '#server/backend/database/open.ts';
import type { Millis } from '#server/backend/database/tables.ts';
import { countGuess, type Guess } from '#server/backend/security/guesses.ts';
import { networksOf } from '#server/backend/security/networks.ts';
import { OperatorRefusal } from '../context/refusal.ts';

const perNetwork = {
  64: { delayFrom: 5, maxDelaySeconds: 60, maxAttempts: 20 },
  48: { delayFrom: 10, maxDelaySeconds: 60, maxAttempts: 40 },
  32: { delayFrom: 40, maxDelaySeconds: 60, maxAttempts: 150 },
};

/** A request for a link to set a password: it counts whether or not the address has an account. */
const resetRequest = (email: string, address: string): Guess => ({
  partnerId: 0,
  budgets: [
    {
      scope: `reset ${createHash('sha256').update(email).digest('base64url').slice(0, 22)}`,
      delayFrom: 3,
      maxDelaySeconds: 300,
      maxAttempts: 6,
    },
    ...networksOf(address).map(({ name, bits }) => ({ scope: `reset from ${name}`, ...perNetwork[bits] })),
  ],
  refuse: (_scope, _isClosed, seconds) =>
    new OperatorRefusal(429, 'RESET_TOO_MANY', { headers: { 'retry-after': String(seconds) } }),
});

/** @throws OperatorRefusal 429 if too many links were requested for the address or from the network */
export const countResetRequest = (db: Database, email: string, address: string, now: Millis): Promise<void> =>
  countGuess(db, resetRequest(email, address), now);

class NoMore extends Error {}

/** Counts the mail of an invitation. Strangers get it, so that a clinic may send only so many a day. */
export async function mayMailInvitation(db: Database, partnerId: number, now: Millis): Promise<boolean> {
  const maxAttempts = 50;
  try {
    await countGuess(
      db,
      {
        partnerId,
        budgets: [
          { scope: 'mailed invitations', delayFrom: maxAttempts + 1, maxDelaySeconds: 1, maxAttempts },
        ],
        refuse: () => new NoMore(),
      },
      now,
    );
    return true;
  } catch (error) {
    if (error instanceof NoMore) return false;
    throw error;
  }
}
