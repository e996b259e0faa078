import { createHash } from 'node:crypto';
import { networksOf } from './networks.ts';

/** A visitor who guesses an article's password. */
export type Guesser = {
  partnerId: number;
  articleId: number;
  address: string;
  /** Identifies a browser in which the article was written or opened before (schemas/api/calls.ts). */
  knownDevice?: string | undefined;
};

/** How many wrong guesses a scope allows per day. */
export type Budget = {
  scope: string;
  /** From this wrong guess on, each one adds a delay: 1 s, then 2 s, 4 s … up to `longestWait`, in seconds. */
  slowFrom: number;
  longestWait: number;
  /** After this many, no guess is checked until the day is over. Any 24 hours allow at most twice as many. */
  most: number;
  closedCode: 'ARTICLE_PASSWORD_CLOSED' | 'ARTICLE_PASSWORD_ADDRESS_CLOSED';
};

const perNetwork = {
  64: { slowFrom: 4, longestWait: 60, most: 10 },
  48: { slowFrom: 12, longestWait: 60, most: 20 },
  32: { slowFrom: 60, longestWait: 60, most: 100 },
};

/**
 * The budgets that a guess counts against, always in this order: the article's over all addresses, then those of the
 * address and its networks over all articles of the partner. A known browser has its own budget, so that strangers
 * cannot lock it out (docs/decisions/047).
 */
export function budgetsOf({ articleId, address, knownDevice }: Guesser): Budget[] {
  if (knownDevice !== undefined) {
    const device = createHash('sha256').update(knownDevice).digest('base64url').slice(0, 22);
    const closedCode = 'ARTICLE_PASSWORD_ADDRESS_CLOSED';
    return [{ scope: `device ${articleId} ${device}`, slowFrom: 4, longestWait: 600, most: 20, closedCode }];
  }
  return [
    {
      scope: `article ${articleId}`,
      slowFrom: 10,
      longestWait: 60,
      most: 24,
      closedCode: 'ARTICLE_PASSWORD_CLOSED',
    },
    ...networksOf(address).map(({ name, bits }) => ({
      scope: `address ${name}`,
      ...perNetwork[bits],
      closedCode: 'ARTICLE_PASSWORD_ADDRESS_CLOSED' as const,
    })),
  ];
}
