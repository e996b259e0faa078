import { type BulkheadPolicy, BulkheadRejectedError, bulkhead } from 'cockatiel';
import { LRUCache } from 'lru-cache';

/** The limit of concurrent renders is reached: 503 with `retryAfter` in seconds. */
export class TooBusy extends Error {
  readonly statusCode = 503;
  readonly retryAfter = 2;
  override readonly name = 'TooBusy';
}

/** Concurrent renders, and how many may wait. */
export type PageLimits = { atOnce: number; waiting: number };

/**
 * Limits in total and per partner. A page that waits for a slow backend takes a slot for up to 2.5 s (page-answers.ts): a
 * partner whose backend hangs must leave slots for the others.
 */
const ofAll: PageLimits = { atOnce: 48, waiting: 192 };
const ofOne: PageLimits = { atOnce: 16, waiting: 96 };
/** Maximum turns of the event loop that a page waits for incoming connections: a turn takes some 0.3 ms, a page some 10. */
const maxTurns = 256;
/** Maximum number of partners that are tracked: the most recently requested. */
const maxSites = 1_000;

export type PageBulkhead = {
  /** Whether a page of a partner would be refused now: cheaper than a refusal when thousands are refused. */
  isFull: (site: string) => boolean;
  /**
   * Renders a page of a partner when a slot is free.
   * @throws TooBusy if too many wait already
   */
  run: <T>(site: string, make: () => Promise<T>) => Promise<T>;
  /**
   * Resolves when the caller may render: one page at a time, each in a later turn of the event loop than the previous one,
   * so that everything else that has arrived is handled first. Node accepts one connection per turn: while connections
   * arrive, the next page waits for at most `maxTurns` turns.
   */
  turn: () => Promise<void>;
};

/**
 * Bounds the renders for waiting visitors.
 * @param options.nextLoop calls its argument in the next turn of the event loop
 * @param options.accepted how many connections the server has accepted so far
 * @param options.onFull called for each refused page
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
