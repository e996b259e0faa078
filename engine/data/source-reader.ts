import { BentoCache, bentostore } from 'bentocache';
import { LRUCache } from 'lru-cache';
import { BackendError } from '#engine/api/backend-error.ts';
import { unknownErrorMessage } from '#engine/api/failure.ts';
import { createSieve } from '#engine/cache/sieve.ts';
import { answerKey, answerTags, type TenantRef } from './answer-key.ts';
import { type AnswerSources, type LoadedAnswer, loadAnswer, overhead } from './load-answer.ts';
import { unshared } from './shared-answers.ts';
import { sizedMemoryDriver } from './sized-memory-driver.ts';
import type { SourceRequest } from './source-request.ts';

/**
 * Metadata for callers that cache something made from an answer.
 * `freshUntil`: milliseconds since 1970, in the past for a stale answer that is served while it is refreshed.
 * `isOutdated`: it is from before a purge, because nothing newer is available. It may be shown, but nothing made from
 * it may be cached.
 */
export type AboutAnswer = { freshUntil: number; isOutdated: boolean };

/** A cached answer may be served as it is, only while a new one is read, or there is none. */
export type HeldAnswer = 'fresh' | 'stale' | 'none';

export type SourceReader = {
  /**
   * Reads one source.
   * @param options.isRenewal no visitor is waiting: the read waits for a new answer instead of returning a stale one
   * @param options.onAnswer called with the metadata of the answer
   * @throws BackendError; 502 if the answer does not fit its schema, and 503 if visitors write it and only an answer
   * from before a purge is available
   */
  read: (
    reader: TenantRef,
    request: SourceRequest,
    options?: { isRenewal?: boolean; onAnswer?: (about: AboutAnswer) => void },
  ) => Promise<unknown>;
  /**
   * Returns the cached answer if it is fresh, without a promise. One about to become stale is refreshed in the
   * background. A renewal treats it as stale already, because anything made from it would soon have to be rebuilt.
   */
  peek: (
    reader: TenantRef,
    request: SourceRequest,
    isRenewal?: boolean,
  ) => { value: unknown; freshUntil: number } | undefined;
  /** What is cached of an answer. Reads nothing. */
  held: (reader: TenantRef, request: SourceRequest) => HeldAnswer;
  /** Purges everything read under these tags: `site:<code>`, `source:<name>`, `source:<name>@<code>`. */
  purge: (tags: readonly string[]) => void;
  close: () => Promise<void>;
};

/**
 * Hours for which a stale answer is served while the backend is unavailable. A purge ends that for content that
 * visitors write: they may have deleted it.
 */
const graceHours = 24;
/** Milliseconds since 1970 with a fraction, to order a read and a purge within the same millisecond. */
const preciseNow = () => performance.timeOrigin + performance.now();
/** Milliseconds for which a 404 is cached. */
const missingTtl = 5_000;
/**
 * Milliseconds for which a stale answer is served at once: as long as stale pages are
 * (server/site/html-cache/entry.ts).
 */
const staleFor = 5 * 60_000;
/**
 * Milliseconds to wait for a new answer when the cached one is older than that, or from before a purge. Less than the
 * deadline of a page (server/site/pages/page-answers.ts), so that the old answer can still be served.
 */
const timeoutMs = 1_000;
const timeoutAfterPurgeMs = 2_000;

/**
 * The fraction of its lifetime after which an answer is refreshed in the background: answers that are read often never
 * become stale.
 */
const renewAfter = 0.75;
/** Milliseconds until the next attempt after a failed refresh. */
const backoff = 5_000;

/**
 * What is cached: an answer, or a 404. The 404 is cached too, so that a deleted item does not live on as the last good
 * value.
 */
type Outcome = (LoadedAnswer | { missing: BackendError; bytes: number }) & {
  /** When it was requested, ms: a later purge makes it stale. */
  asked: number;
};

/** Milliseconds for which an answer is fresh, and after which it is refreshed. */
const freshFor = ({ source }: SourceRequest): number => source.cacheSeconds * 1000;
const renewedAfter = (request: SourceRequest): number => freshFor(request) * renewAfter;

/** Only an answer from before a purge is available. */
const forgotten = ({ source }: SourceRequest) =>
  new BackendError(503, unknownErrorMessage, undefined, {
    cause: new Error(`[data] Source "${source.name}" has no answer that is newer than its purge`),
  });

/**
 * Reads sources through a cache: one call per key at a time, a refresh shortly before an answer becomes stale, the
 * stale answer for a few minutes while it is refreshed, and the last good answer while the backend fails or sends an
 * invalid one. An unchanged answer is the same object as before, so nothing made from it has to be rendered again.
 * @param options.maxBytes limit for the answers of all partners
 * @param options.shared the store shared with other processes, if any
 */
export function createSourceReader(
  options: Pick<AnswerSources, 'client' | 'sanitise'> & {
    maxBytes?: number;
    shared?: AnswerSources['shared'] | undefined;
    onInvalid?: AnswerSources['onInvalid'];
  },
): SourceReader {
  const { client, sanitise, maxBytes = 24 * 1024 * 1024, onInvalid = () => {}, shared = unshared } = options;
  const sources: AnswerSources = { client, sanitise, shared, onInvalid };
  const driver = sizedMemoryDriver<Outcome>(maxBytes, ({ bytes }) => bytes);
  const cache = new BentoCache({ default: 'sources', stores: { sources: bentostore().useL1Layer(driver) } });

  // One read per key for all callers: behind the cache's own lock they would try one after the other, each for as long
  // as a hanging backend takes.
  const reading = new Map<string, Promise<Outcome>>();
  const share = (key: string, start: () => Promise<Outcome>): Promise<Outcome> => {
    const known = reading.get(key);
    if (known) return known;
    const started = start().finally(() => reading.delete(key));
    reading.set(key, started);
    return started;
  };

  // Fresh answers are returned from here without a promise. Most of them are in the cache behind it too.
  const fresh = createSieve<
    string,
    { value: unknown; renewFrom: number; freshUntil: number; outcome: Outcome }
  >(maxBytes / 2);
  /** Tag → its last purge. Older answers are served only if nothing newer is available. */
  const purged = new LRUCache<string, number>({
    // `max` would preallocate memory for all entries, 2 MB that stay empty.
    maxSize: 50_000,
    sizeCalculation: () => 1,
    // Longer than any answer lives.
    ttl: (graceHours + 1) * 3_600_000,
  });
  let lastPurge = 0;
  /** Requested before the last purge of one of its tags. */
  const isOld = (reader: TenantRef, request: SourceRequest, { asked }: Outcome): boolean =>
    asked <= lastPurge && answerTags(reader, request).some((tag) => asked <= (purged.get(tag) ?? 0));

  /** Too old to be served without waiting, such as an answer nobody has requested since yesterday. */
  const isTooOld = (request: SourceRequest, outcome: Outcome): boolean => {
    const good = 'missing' in outcome ? missingTtl : freshFor(request) + staleFor;
    return preciseNow() - outcome.asked > good;
  };

  return {
    peek: (reader, request, isRenewal = false) => {
      const known = fresh.get(answerKey(reader, request));
      const now = Date.now();
      if (!known || now >= known.freshUntil || isOld(reader, request, known.outcome)) return undefined;
      if (now < known.renewFrom) return known;
      if (isRenewal) return undefined;
      read(reader, request).catch(() => {});
      return known;
    },
    read,
    held: (reader, request) => {
      const known = fresh.peek(answerKey(reader, request));
      if (!known) return 'none';
      return Date.now() < known.freshUntil && !isOld(reader, request, known.outcome) ? 'fresh' : 'stale';
    },
    purge: (tags) => {
      lastPurge = preciseNow();
      for (const tag of tags) purged.set(tag, lastPurge);
    },
    close: () => cache.disconnectAll(),
  };

  async function read(
    ...[reader, request, options = {}]: Parameters<SourceReader['read']>
  ): Promise<unknown> {
    const { isRenewal = false, onAnswer = () => {} } = options;
    const key = answerKey(reader, request);
    const ttl = renewedAfter(request);
    const { isVisitorWritten = false } = request.source;
    const get = (timeout: number) =>
      // Reads that wait must not share the result of reads that accept a stale answer.
      share(`${timeout > 0}|${key}`, () =>
        cache
          .getOrSet<Outcome>({
            key,
            ttl,
            grace: `${graceHours}h`,
            graceBackoff: backoff,
            timeout,
            factory: async ({ setOptions, gracedEntry }) => {
              const asked = preciseNow();
              const last = (gracedEntry?.value as Outcome | undefined) ?? fresh.peek(key)?.outcome;
              const before = last && 'value' in last ? last : undefined;
              try {
                const loaded = await loadAnswer(sources, reader, request, ttl, before);
                // Another process may have read it a while ago.
                setOptions({ ttl: Math.max(1, loaded.at + ttl - Date.now()) });
                return { ...loaded, asked };
              } catch (error) {
                if (!(error instanceof BackendError) || error.status !== 404) throw error;
                setOptions({ ttl: missingTtl });
                return { missing: error, asked, bytes: overhead };
              }
            },
          })
          .catch((error: Error) => {
            throw error.cause ?? error;
          }),
      );
    // A cached answer is served at once while it is refreshed, unless it is from before a purge or too old: then the
    // read waits for the new one.
    let outcome = await get(isRenewal ? timeoutMs : 0);
    let hasWaited = isRenewal;
    if (isOld(reader, request, outcome)) {
      const until = performance.now() + timeoutAfterPurgeMs;
      // Twice: the first try may return a read that was in flight during the purge.
      for (let tries = 0; tries < 2 && isOld(reader, request, outcome); tries += 1) {
        // Once deleted, it is not served if the new read fails.
        await (isVisitorWritten ? cache.delete({ key }) : cache.expire({ key }));
        outcome = await get(Math.max(1, until - performance.now()));
      }
      if (isVisitorWritten && isOld(reader, request, outcome)) throw forgotten(request);
    } else if (isTooOld(request, outcome)) {
      hasWaited = true;
      outcome = await get(timeoutMs);
    }
    if ('missing' in outcome) throw outcome.missing;
    const { value, at, bytes } = outcome;
    const freshUntil = at + freshFor(request);
    const isOutdated = isOld(reader, request, outcome);
    if (!isOutdated) fresh.set(key, { value, renewFrom: at + ttl, freshUntil, outcome }, bytes);
    // While the backend is unavailable the last good answer counts as fresh until the next attempt.
    const now = Date.now();
    onAnswer({ freshUntil: hasWaited && freshUntil <= now ? now + backoff : freshUntil, isOutdated });
    return value;
  }
}
