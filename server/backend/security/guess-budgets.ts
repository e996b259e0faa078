import { createHash } from 'node:crypto';
import { Refusal } from '#server/backend/context/refusal.ts';
import type { Budget, Guess } from './guesses.ts';
import { networksOf } from './networks.ts';

/** A visitor who guesses an article's password. */
export type Guesser = {
  partnerId: number;
  articleId: number;
  address: string;
  /** Identifies a browser in which the article was written or opened before (schemas/api/headers.ts). */
  knownDevice?: string | undefined;
};

const perNetwork = {
  64: { delayFrom: 4, maxDelaySeconds: 60, maxAttempts: 10 },
  48: { delayFrom: 12, maxDelaySeconds: 60, maxAttempts: 20 },
  32: { delayFrom: 60, maxDelaySeconds: 60, maxAttempts: 100 },
};

/** A guess at the password of an article. */
export const articleGuess = (guesser: Guesser): Guess => ({
  partnerId: guesser.partnerId,
  budgets: budgetsOf(guesser),
  refuse: (scope, isClosed, seconds) => {
    const closed = scope.startsWith('article ')
      ? 'ARTICLE_PASSWORD_CLOSED'
      : 'ARTICLE_PASSWORD_ADDRESS_CLOSED';
    const code = isClosed ? closed : 'ARTICLE_PASSWORD_TOO_MANY_TRIES';
    return new Refusal(429, code, { headers: { 'retry-after': String(seconds) } });
  },
});

/**
 * The budgets that a guess counts against, always in this order: the article's over all IP addresses, then the budgets
 * of the IP address and its networks over all articles of the partner. A known browser has its own budget, so that
 * strangers cannot lock it out (docs/decisions/047).
 */
function budgetsOf({ articleId, address, knownDevice }: Guesser): Budget[] {
  if (knownDevice !== undefined) {
    const device = createHash('sha256').update(knownDevice).digest('base64url').slice(0, 22);
    return [{ scope: `device ${articleId} ${device}`, delayFrom: 4, maxDelaySeconds: 600, maxAttempts: 20 }];
  }
  return [
    { scope: `article ${articleId}`, delayFrom: 10, maxDelaySeconds: 60, maxAttempts: 24 },
    ...networksOf(address).map(({ name, bits }) => ({ scope: `address ${name}`, ...perNetwork[bits] })),
  ];
}
