import { type BulkheadPolicy, BulkheadRejectedError, bulkhead } from 'cockatiel';
import { LRUCache } from 'lru-cache';

/** The site makes as many pages as it can: 503, and worth another try in `retryAfter` seconds. */
export class TooBusy extends Error {
  readonly statusCode = 503;
  readonly retryAfter = 2;
  override readonly name = 'TooBusy';
}

/** Pages under way at once, and how many may wait for their turn. */
export type PageLimits = { atOnce: number; waiting: number };

/**
 * Of all partners together, and of one. A page that waits for a slow backend takes a slot for up to 2.5 s
 * (page-answers.ts): one partner whose backend hangs must leave slots for the others.
 */
const ofAll: PageLimits = { atOnce: 48, waiting: 192 };
const ofOne: PageLimits = { atOnce: 16, waiting: 96 };
/** Turns of the event loop that a page waits while connections come: they take some 0.3 ms each, a page some 10. */
const maxTurns = 256;
/** Partners whose pages are counted: those asked for last. */
const maxSites = 1_000;

export type PageBulkhead = {
  /** Whether a page of a partner would be refused now: cheaper to ask than to be refused, where thousands are. */
  isFull: (site: string) => boolean;
  /**
   * Makes a page of a partner in its turn.
   * @throws TooBusy where too many wait already
   */
  run: <T>(site: string, make: () => Promise<T>) => Promise<T>;
  /**
   * Resolves when it is one's turn to render: one page at a time, each in a later turn of the event loop than the one
   * before, so that everything else that has come in is answered first. Node accepts one connection in each turn: while
   * connections come the next page waits, for at most `maxTurns` turns.
   */
  turn: () => Promise<void>;
};

/**
 * Bounds the pages that are made for waiting visitors.
 * @param options.nextLoop calls back in the next turn of the event loop
 * @param options.accepted how many connections the server has accepted so far
 * @param options.onFull is told of each page that is refused
 */
export function createPageBulkhead({
  limits = { ofAll, ofOne },
  nextLoop = setImmediate,
  accepted = () => 0,
  onFull = () => {},
}: {
  limits?: { ofAll: PageLimits; ofOne: PageLimits };
  nextLoop?: (resume: () => void) => unknown;
  accepted?: () => number;
  onFull?: (site: string) => void;
} = {}): PageBulkhead {
  const all = bulkhead(limits.ofAll.atOnce, limits.ofAll.waiting);
  const bySite = new LRUCache<string, BulkheadPolicy>({ max: maxSites });
  const of = (site: string): BulkheadPolicy => {
    const known = bySite.get(site) ?? bulkhead(limits.ofOne.atOnce, limits.ofOne.waiting);
    bySite.set(site, known);
    return known;
  };
  const hasNone = ({ executionSlots, queueSlots }: BulkheadPolicy) => executionSlots + queueSlots === 0;
  const untilNoneComes = async () => {
    for (let turns = 0; turns < maxTurns; turns += 1) {
      const before = accepted();
      await new Promise<void>((resolve) => nextLoop(() => resolve()));
      if (accepted() === before) return;
    }
  };
  let last = Promise.resolve();
  return {
    isFull: (site) => {
      if (!hasNone(all) && !hasNone(of(site))) return false;
      onFull(site);
      return true;
    },
    run: async (site, make) => {
      try {
        return await of(site).execute(() => all.execute(make));
      } catch (error) {
        if (!(error instanceof BulkheadRejectedError)) throw error;
        onFull(site);
        throw new TooBusy(`[pages] Too many pages of "${site}" are being made`);
      }
    },
    turn: () => {
      last = last.then(untilNoneComes);
      return last;
    },
  };
}
