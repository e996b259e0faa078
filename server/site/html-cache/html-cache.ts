import { performance } from 'node:perf_hooks';
import { createSieve } from '#engine/cache/sieve.ts';
import type { Encoding } from './encoding.ts';
import { type Answer, type Entry, entryBytes, type MakeAnswer, toEntry, type Variant } from './entry.ts';
import { carries, concerns, createTagIndex, siteOf } from './tag-index.ts';
import { createVariants, type Pack } from './variants.ts';

export type { Answer, Entry, MakeAnswer };

/** Milliseconds until an answer that could not be made anew is tried again. */
const retryAfter = 5_000;
/** Answers that are made anew at the same time behind those who get the old one. Pages of thousands of partners grow old together: visitors come first, and the next one asks again. */
const renewalsAtOnce = 2;
/** After a renewal no other begins for so many times as long as the process was busy meanwhile: each of the two takes at most an eighth of its time, so that visitors of a process with more pages than it can keep young still have most of it. */
const restPerWork = 7;

/** Thrown by `make` where an address is no page any more, such as one that now leads elsewhere: nothing old serves in its place. */
export class NoLongerAPage extends Error {
  override readonly name: string = 'NoLongerAPage';
}

/** An answer that is being made for a site (its tag), and what of it was purged meanwhile: it may be of before. */
type Making = { entry: Promise<Entry>; site: string | undefined; purged: string[] };

export type HtmlCache = {
  /** What is kept under a key, however old. */
  get: (key: string) => Entry | undefined;
  /** What serves under a key where a new answer cannot be made; undefined where nothing is kept that may. */
  lastGood: (key: string) => Entry | undefined;
  /** Whether an answer would have to be made while its visitor waits, though answers are kept at all, and nobody makes it yet. */
  isMissing: (key: string) => boolean;
  /**
   * The answer of a key: kept and fresh, or kept and being made anew behind it, or made now, once for all who wait.
   * Where it cannot be made the last good one serves.
   * @param site the tag of the site that it is of: what is purged of others leaves it alone while it is made
   * @throws whatever `make` throws where there is none
   */
  answer: (key: string, make: MakeAnswer, site?: string) => Promise<Entry>;
  /** An answer ready to be sent, and not kept. */
  make: (answer: Answer) => Entry;
  /** Makes an entry anew behind those who are being answered. */
  renew: (entry: Entry) => void;
  /**
   * The answer in an encoding, compressed once; as it is where that fails, or as much is compressed as may be at once.
   * @param accepted other encodings that its visitor takes: one that is there already serves meanwhile
   * @throws where its own text cannot be unpacked any more: it is forgotten then, and made anew by who comes next
   */
  variant: (entry: Entry, encoding: Encoding, accepted?: readonly Encoding[]) => Variant | Promise<Variant>;
  /** Forgets every answer that has one of these tags; `source:notices@bomnal` is both `source:notices` and `site:bomnal`. */
  purge: (tags: readonly string[]) => number;
  stats: () => { entries: number; bytes: number };
};

/**
 * Finished answers by key, bounded by bytes (DESIGN section 2, HTML cache).
 * @param maxBytes 0 keeps nothing: every answer is made anew
 */
export function createHtmlCache({
  maxBytes,
  now = Date.now,
  busy = () => performance.eventLoopUtilization().active,
  pack,
  onError = () => {},
  onEncodingError = () => {},
}: {
  maxBytes: number;
  now?: () => number;
  /** Milliseconds for which the process has been busy so far. A backend that is waited for keeps it idle. */
  busy?: () => number;
  /** Compresses; brotli and gzip without one. */
  pack?: Pack | undefined;
  /** An answer that was sent stale could not be made anew. */
  onError?: (error: unknown, key: string) => void;
  /** An answer could not be compressed, or unpacked. */
  onEncodingError?: (error: unknown, key: string) => void;
}): HtmlCache {
  const making = new Map<string, Making>();
  const tagged = createTagIndex();
  const kept = createSieve<string, Entry>(maxBytes, tagged.remove);

  const keep = (entry: Entry, bytes: number) => {
    kept.set(entry.key, entry, bytes);
    if (kept.peek(entry.key) === entry) tagged.add(entry);
  };

  const produce = (
    key: string,
    make: MakeAnswer,
    isRenewal: boolean,
    site: string | undefined,
  ): Promise<Entry> => {
    const known = making.get(key);
    // Whoever comes after a purge gets nothing that was begun before it.
    if (known?.purged.length === 0) return known.entry;
    const purged: string[] = [];
    const isNewest = () => making.get(key)?.purged === purged;
    const entry = make(isRenewal)
      .then((answer) => {
        const about = { status: answer.status, tags: answer.tags.join(',') };
        const isOld = !isNewest() || purged.some((tag) => carries(about, tag));
        const isKept = maxBytes > 0 && !answer.isPartial && !isOld;
        const made = toEntry(key, answer, make, now(), isKept);
        if (isKept) keep(made, entryBytes(made));
        return made;
      })
      .finally(() => {
        if (isNewest()) making.delete(key);
      });
    making.set(key, { entry, site, purged });
    return entry;
  };
  const { variant, encodeLike } = createVariants({ kept, now, pack, onError: onEncodingError });
  const renew = (entry: Entry, isRenewal: boolean): Promise<Entry> => {
    entry.renewing ??= produce(entry.key, entry.make, isRenewal, siteOf(entry))
      .catch((error) => {
        if (error instanceof NoLongerAPage) {
          // A newer one may stand there by now: it is made after what this one was made from.
          if (kept.peek(entry.key) === entry) kept.delete(entry.key);
          throw error;
        }
        onError(error, entry.key);
        return entry;
      })
      .then((fresh) => {
        // What was made is worse than what is kept, or nothing was made: this one serves a little longer.
        if (kept.peek(entry.key) === entry) {
          entry.freshUntil = now() + retryAfter;
          // Nor does anybody wait for a new one until then, however old it is.
          entry.staleUntil = Math.max(entry.staleUntil, entry.freshUntil);
        } else encodeLike(entry, fresh);
        return fresh;
      })
      .finally(() => {
        entry.renewing = undefined;
      });
    return entry.renewing;
  };
  /** For each renewal that may run at a time, when the next may begin; `undefined` while one runs. */
  const turns: (number | undefined)[] = Array.from({ length: renewalsAtOnce }, () => 0);
  const renewBehind = (entry: Entry) => {
    if (entry.renewing) return;
    const at = now();
    const turn = turns.findIndex((free) => free !== undefined && free <= at);
    if (turn < 0) return;
    turns[turn] = undefined;
    const before = busy();
    renew(entry, true)
      .catch(() => {})
      .finally(() => {
        turns[turn] = now() + (busy() - before) * restPerWork;
      });
  };

  const lastGood = (key: string) => {
    const entry = kept.get(key);
    return entry && now() < entry.keptUntil ? entry : undefined;
  };

  return {
    get: kept.get,
    lastGood,
    isMissing: (key) => {
      if (maxBytes === 0 || making.get(key)?.purged.length === 0) return false;
      const entry = kept.peek(key);
      return !entry || now() >= entry.staleUntil;
    },
    make: (answer) => toEntry('', answer, () => Promise.resolve(answer), now(), false),
    renew: renewBehind,
    answer: async (key, make, site) => {
      const entry = lastGood(key);
      if (!entry) return produce(key, make, false, site);
      const at = now();
      if (at < entry.freshUntil) return entry;
      if (at >= entry.staleUntil) return renew(entry, false);
      renewBehind(entry);
      return entry;
    },
    variant,
    purge: (tags) => {
      for (const { site, purged } of making.values())
        purged.push(...tags.filter((tag) => site === undefined || concerns(tag, site)));
      const found = new Set(tags.flatMap(tagged.find));
      for (const { key } of found) kept.delete(key);
      return found.size;
    },
    stats: () => ({ entries: kept.size, bytes: kept.bytes }),
  };
}
