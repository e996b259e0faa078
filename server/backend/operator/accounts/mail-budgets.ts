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

/** A request for a link to set a password: it counts whether or not the email address has an account. */
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

/** @throws OperatorRefusal 429 if too many links were requested for the email address or from the network */
export const countResetRequest = (db: Database, email: string, address: string, now: Millis): Promise<void> =>
  countGuess(db, resetRequest(email, address), now);

/** Invitations of one clinic in a day. */
const maxInvitations = 50;

/**
 * Counts an invitation: it makes a stranger get a mail or, without mail, opens an account in the name of any email
 * address.
 * @throws OperatorRefusal 429 if the clinic has invited too often in the last day
 */
export const countInvitation = (db: Database, partnerId: number, now: Millis): Promise<void> =>
  countGuess(
    db,
    {
      partnerId,
      budgets: [
        {
          scope: 'invitations',
          delayFrom: maxInvitations + 1,
          maxDelaySeconds: 1,
          maxAttempts: maxInvitations,
        },
      ],
      refuse: (_scope, _isClosed, seconds) =>
        new OperatorRefusal(429, 'INVITATION_TOO_MANY', { headers: { 'retry-after': String(seconds) } }),
    },
    now,
  );
