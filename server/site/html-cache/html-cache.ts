import { performance } from 'node:perf_hooks';
import { freshnessAt, isServedAtOnce } from '#engine/cache/lifetime.ts';
import { createSieve } from '#engine/cache/sieve.ts';
import type { Encoding } from './encoding.ts';
import { type Answer, type Entry, entryBytes, type MakeAnswer, toEntry, type Variant } from './entry.ts';
import { concerns, createPurgeCounts, createTagIndex, isPurgedBy, siteOf } from './tag-index.ts';
import { createVariants, type Pack } from './variants.ts';

/** Milliseconds until a failed renewal is retried. */
const retryAfter = 5_000;
/**
 * Concurrent background renewals. Pages of thousands of partners become stale together: visitors take precedence, and the
 * next request triggers the renewal again.
 */
const maxConcurrentRenewals = 2;
/**
 * After a renewal, its slot rests for this multiple of the time that the process was busy. So each of the two slots takes
 * at most an eighth of the time, and visitors get most of it even if there are more pages than the process can keep fresh.
 */
const restPerWork = 7;

/** Thrown by `make` if a URL is no longer a page, such as one that now redirects: no stale entry is served for it. */
export class NoLongerAPage extends Error {
  override readonly name: string = 'NoLongerAPage';
}

/**
 * An answer that is being rendered for a site (its tag), and the tags purged since it began, which may make it stale.
 */
type Making = { entry: Promise<Entry>; site: string | undefined; purged: string[] };

export type HtmlCache = {
  /** The entry of a key, however old. */
  get: (key: string) => Entry | undefined;
  /** The entry to serve for a key if a new answer cannot be rendered; undefined if there is none. */
  lastGood: (key: string) => Entry | undefined;
  /** Whether caching is on, and a request would have to wait for a render that has not begun yet. */
  isMissing: (key: string) => boolean;
  /**
   * The answer of a key: cached and fresh, or stale and renewed in the background, or rendered now, once for all waiting
   * requests. If rendering fails, the last good answer is served.
   * @param site the tag of its site: purges of other sites do not affect it while it is rendered
   * @throws any error of `make` if there is no last good answer
   */
  answer: (key: string, make: MakeAnswer, site?: string) => Promise<Entry>;
  /** Prepares an answer for sending without caching it. */
  make: (answer: Answer) => Entry;
  /** Renews an entry in the background. */
  renew: (entry: Entry) => void;
  /**
   * The answer in an encoding, compressed once. Uncompressed if that fails or the limit of concurrent compressions is
   * reached.
   * @param accepted other encodings that the visitor accepts: an existing variant is used until then
   * @throws if its body cannot be decompressed: the entry is then removed, and rendered again for the next visitor
   */
  variant: (entry: Entry, encoding: Encoding, accepted?: readonly Encoding[]) => Variant | Promise<Variant>;
  /** Removes every answer that has one of these tags; `source:notices@bomnal` means both `source:notices` and `site:bomnal`. Returns how many. */
  purge: (tags: readonly string[]) => number;
  /** How many purges there were so far that may affect the answers of a site (its tag). */
  purgesOf: (site: string) => number;
  stats: () => { entries: number; bytes: number };
};

/**
 * Finished answers by key, bounded by bytes.
 * @param maxBytes 0 disables caching: every answer is rendered per request
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
  /** Milliseconds for which the process has been busy so far. Waiting for a backend counts as idle. */
  busy?: () => number;
  /** Compresses a body. Default: brotli and gzip. */
  pack?: Pack | undefined;
  /** Called if a renewal fails and the stale answer is served. */
  onError?: (error: unknown, key: string) => void;
  /** Called if an answer cannot be compressed or decompressed. */
  onEncodingError?: (error: unknown, key: string) => void;
}): HtmlCache {
  const making = new Map<string, Making>();
  const tagged = createTagIndex();
  const purges = createPurgeCounts();
  const cached = createSieve<string, Entry>(maxBytes, tagged.remove);

  const store = (entry: Entry, bytes: number) => {
    cached.set(entry.key, entry, bytes);
    if (cached.peek(entry.key) === entry) tagged.add(entry);
  };

  const produce = (
    key: string,
    make: MakeAnswer,
    isRenewal: boolean,
    site: string | undefined,
  ): Promise<Entry> => {
    const known = making.get(key);
    // Requests after a purge do not share a render that began before it.
    if (known?.purged.length === 0) return known.entry;
    const purged: string[] = [];
    const isNewest = () => making.get(key)?.purged === purged;
    const entry = make(isRenewal)
      .then((answer) => {
        const about = { status: answer.status, tags: answer.tags.join(',') };
        const isOld = !isNewest() || purged.some((tag) => isPurgedBy(about, tag));
        const isCached = maxBytes > 0 && !answer.policy.isPrivate && !answer.isPartial && !isOld;
        const made = toEntry(key, answer, make, now(), isCached);
        if (isCached) store(made, entryBytes(made));
        return made;
      })
      .finally(() => {
        if (isNewest()) making.delete(key);
      });
    making.set(key, { entry, site, purged });
    return entry;
  };
  const { variant, encodeLike } = createVariants({ cached, now, pack, onError: onEncodingError });
  const renew = (entry: Entry, isRenewal: boolean): Promise<Entry> => {
    entry.renewing ??= produce(entry.key, entry.make, isRenewal, siteOf(entry))
      .catch((error) => {
        if (error instanceof NoLongerAPage) {
          // A newer entry may have replaced it by now, made from newer data.
          if (cached.peek(entry.key) === entry) cached.delete(entry.key);
          throw error;
        }
        onError(error, entry.key);
        return entry;
      })
      .then((fresh) => {
        const isReplaced = cached.peek(entry.key) !== entry;
        if (isReplaced) encodeLike(entry, fresh);
        // The renewal failed, or was not cached while this entry may still be served: it is served a little longer.
        else if (fresh === entry || isServedAtOnce(freshnessAt(now(), entry))) {
          entry.freshUntil = now() + retryAfter;
          // Until then, no visitor waits for a new one, however old this is.
          entry.staleUntil = Math.max(entry.staleUntil, entry.freshUntil);
        }
        return fresh;
      })
      .finally(() => {
        entry.renewing = undefined;
      });
    return entry.renewing;
  };
  /** For each renewal slot, when its next renewal may begin; `undefined` while one runs. */
  const slots: (number | undefined)[] = Array.from({ length: maxConcurrentRenewals }, () => 0);
  const renewBehind = (entry: Entry) => {
    if (entry.renewing) return;
    const at = now();
    const slot = slots.findIndex((free) => free !== undefined && free <= at);
    if (slot < 0) return;
    slots[slot] = undefined;
    const before = busy();
    renew(entry, true)
      .catch(() => {})
      .finally(() => {
        slots[slot] = now() + (busy() - before) * restPerWork;
      });
  };

  const lastGood = (key: string) => {
    const entry = cached.get(key);
    return entry && freshnessAt(now(), entry) !== 'gone' ? entry : undefined;
  };

  return {
    get: cached.get,
    lastGood,
    isMissing: (key) => {
      if (maxBytes === 0 || making.get(key)?.purged.length === 0) return false;
      const entry = cached.peek(key);
      return !entry || !isServedAtOnce(freshnessAt(now(), entry));
    },
    make: (answer) => toEntry('', answer, () => Promise.resolve(answer), now(), false),
    renew: renewBehind,
    answer: async (key, make, site) => {
      const entry = lastGood(key);
      if (!entry) return produce(key, make, false, site);
      const freshness = freshnessAt(now(), entry);
      if (!isServedAtOnce(freshness)) return renew(entry, false);
      if (freshness === 'stale') renewBehind(entry);
      return entry;
    },
    variant,
    purge: (tags) => {
      purges.add(tags);
      for (const { site, purged } of making.values())
        purged.push(...tags.filter((tag) => site === undefined || concerns(tag, site)));
      const found = new Set(tags.flatMap(tagged.find));
      for (const { key } of found) cached.delete(key);
      return found.size;
    },
    purgesOf: purges.of,
    stats: () => ({ entries: cached.size, bytes: cached.bytes }),
  };
}
