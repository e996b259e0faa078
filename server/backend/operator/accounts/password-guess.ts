import { createHash } from 'node:crypto';
import type { Database } from '#server/backend/database/open.ts';
import type { Millis } from '#server/backend/database/tables.ts';
import type { Guess } from '#server/backend/security/guesses.ts';
import { networksOf } from '#server/backend/security/networks.ts';
import { OperatorRefusal } from '../context/refusal.ts';

const day = 24 * 60 * 60_000;
/** A network is known this long after the last sign-in from it. */
const known = 90 * day;

/** A whole clinic may share an IP address. */
const perNetwork = {
  64: { delayFrom: 6, maxDelaySeconds: 60, maxAttempts: 30 },
  48: { delayFrom: 12, maxDelaySeconds: 60, maxAttempts: 60 },
  32: { delayFrom: 60, maxDelaySeconds: 60, maxAttempts: 200 },
};

/** Narrowest network of an address: an IPv4 address, or a /64. */
const networkOf = (address: string): string => networksOf(address)[0]?.name ?? '';

/**
 * A guess at the password of an account, whether or not the email address has one. It counts against the account over
 * all IP addresses and against the client's networks over all accounts. From a network where the operator has signed in
 * before, only the guesses from there count, so that strangers cannot lock the operator out.
 */
export async function passwordGuess(
  db: Database,
  { email, operatorId, address, now }: { email: string; operatorId: number; address: string; now: Millis },
): Promise<Guess> {
  const network = networkOf(address);
  const seen = await db
    .selectFrom('operatorNetworks')
    .where('operatorId', '=', operatorId)
    .where('network', '=', network)
    .where('seenAt', '>', now - known)
    .select('network')
    .executeTakeFirst();
  const account = createHash('sha256').update(email).digest('base64url').slice(0, 22);
  const ownBudget = {
    scope: `account ${account} ${network}`,
    delayFrom: 5,
    maxDelaySeconds: 60,
    maxAttempts: 50,
  };
  const budgets = seen
    ? [ownBudget]
    : [
        { scope: `account ${account}`, delayFrom: 5, maxDelaySeconds: 300, maxAttempts: 40 },
        ...networksOf(address).map(({ name, bits }) => ({ scope: `address ${name}`, ...perNetwork[bits] })),
      ];
  return {
    partnerId: 0,
    budgets,
    refuse: (_scope, isClosed, seconds) =>
      new OperatorRefusal(429, isClosed ? 'PASSWORD_CLOSED' : 'PASSWORD_TOO_MANY_TRIES', {
        headers: { 'retry-after': String(seconds) },
      }),
  };
}

/** Records that an operator has signed in from an IP address. */
export async function recordNetwork(
  db: Database,
  { operatorId, address, now }: { operatorId: number; address: string; now: Millis },
): Promise<void> {
  await db
    .deleteFrom('operatorNetworks')
    .where('operatorId', '=', operatorId)
    .where('seenAt', '<=', now - known)
    .execute();
  await db
    .insertInto('operatorNetworks')
    .values({ operatorId, network: networkOf(address), seenAt: now })
    .onConflict((conflict) => conflict.columns(['operatorId', 'network']).doUpdateSet({ seenAt: now }))
    .execute();
}
