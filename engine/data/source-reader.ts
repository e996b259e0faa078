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
 * What is to be known of an answer by whoever keeps something made from it.
 * `freshUntil`: milliseconds since 1970, in the past for one that was given at once while it is read again.
 * `isOutdated`: it is of before a purge, as nothing newer is to be had: it may be shown, but what is made from it is not to
 * be kept.
 */
export type AboutAnswer = { freshUntil: number; isOutdated: boolean };

export type SourceReader = {
  /**
   * Reads one source.
   * @param options.isRenewal no visitor waits: a new answer is waited for in place of an old one that is given at once
   * @param options.onAnswer is told of the answer
   * @throws BackendError; an answer that does not fit its schema counts as a 502, and where visitors write it there is
   * a 503 in place of an answer that a purge made stale
   */
  read: (
    reader: TenantRef,
    request: SourceRequest,
    options?: { isRenewal?: boolean; onAnswer?: (about: AboutAnswer) => void },
  ) => Promise<unknown>;
  /**
   * The answer where it is there and fresh: nothing is awaited for what is known. One that soon is not is read again
   * behind it; for a renewal it counts as old already, as what is made from it would have to be made again at once.
   */
  peek: (
    reader: TenantRef,
    request: SourceRequest,
    isRenewal?: boolean,
  ) => { value: unknown; freshUntil: number } | undefined;
  /** Forgets what was read under these tags: `site:<code>`, `source:<name>`, `source:<name>@<code>`. */
  purge: (tags: readonly string[]) => void;
  close: () => Promise<void>;
};

/**
 * Hours for which a stale answer is used while the backend is away. Not one that a purge made stale, where visitors write it:
 * they may have deleted it.
 */
const graceHours = 24;
/** Milliseconds since 1970, finer than a clock's: what was asked in the millisecond of a purge is before or after it. */
const preciseNow = () => performance.timeOrigin + performance.now();
/** Milliseconds for which "there is no such thing" is remembered. */
const missingTtl = 5_000;
/**
 * Milliseconds for which an answer that is no longer fresh serves at once: as long as pages do
 * (server/site/html-cache/entry.ts).
 */
const staleFor = 5 * 60_000;
/**
 * Milliseconds for which one that is older waits for a new one, and one of before a purge. Less than a page has for
 * all (server/site/pages/page-answers.ts): it serves where there is none.
 */
const timeoutMs = 1_000;
const patienceAfterPurge = 2_000;

/**
 * The part of its time after which an answer is read again, behind whoever asks for it: those who ask often never
 * meet an old one.
 */
const renewAfter = 0.75;
/** Milliseconds for which nothing newer is looked for where there was none. */
const backoff = 5_000;

/**
 * What is cached: an answer, or the fact that there is none. A 404 is an answer too: a deleted thing must not live
 * on as the last good value.
 */
type Outcome = (LoadedAnswer | { missing: BackendError; bytes: number }) & {
  /** When it was asked for, ms: a purge since then makes it one of before. */
  asked: number;
};

/** Milliseconds for which an answer is fresh, and after which it is read again. */
const freshFor = ({ source }: SourceRequest): number => source.cacheSeconds * 1000;
const renewedAfter = (request: SourceRequest): number => freshFor(request) * renewAfter;

/** Only an answer that a purge made stale is left. */
const forgotten = ({ source }: SourceRequest) =>
  new BackendError(503, unknownErrorMessage, undefined, {
    cause: new Error(`[data] Source "${source.name}" has no answer that is newer than its purge`),
  });

/**
 * Reads sources through a cache: single flight per key, fresh for the source's time, read again shortly before its end,
 * for a little longer stale while it is read again, and the last good value for as long as the backend fails or answers
 * invalid. What did not change is the same object as before: what was rendered from it need not be rendered again.
 * @param options.maxBytes room for the answers of all partners
 * @param options.shared where there are other processes
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

  // One read per key for all who wait: behind the cache's own lock they would try one after the other, each for
  // as long as a hanging backend takes.
  const reading = new Map<string, Promise<Outcome>>();
  const share = (key: string, start: () => Promise<Outcome>): Promise<Outcome> => {
    const known = reading.get(key);
    if (known) return known;
    const started = start().finally(() => reading.delete(key));
    reading.set(key, started);
    return started;
  };

  // What is fresh is answered from here without a promise. Most of it is in the cache behind it too.
  const fresh = createSieve<
    string,
    { value: unknown; renewFrom: number; freshUntil: number; outcome: Outcome }
  >(maxBytes / 2);
  /** Tag → when a purge last named it. What is older serves at once no more, only where nothing newer can be had. */
  const purged = new LRUCache<string, number>({
    // By size: `max` would take room for all of them at once, 2 MB that stay empty.
    maxSize: 50_000,
    sizeCalculation: () => 1,
    // For longer than any answer is there.
    ttl: (graceHours + 1) * 3_600_000,
  });
  let lastPurge = 0;
  /** Asked for before a purge that named one of its tags. */
  const isOld = (reader: TenantRef, request: SourceRequest, { asked }: Outcome): boolean =>
    asked <= lastPurge && answerTags(reader, request).some((tag) => asked <= (purged.get(tag) ?? 0));

  /** Too old to be shown as if it were of now: what nobody has asked for since yesterday. */
  const isOfLongAgo = (request: SourceRequest, outcome: Outcome): boolean => {
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
      // Whoever waits must not get what one who does not wait is given.
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
    // What is there serves at once while it is read again, unless it is of before a purge or of long ago: then the
    // new one is waited for.
    let outcome = await get(isRenewal ? timeoutMs : 0);
    let hasWaited = isRenewal;
    if (isOld(reader, request, outcome)) {
      const until = performance.now() + patienceAfterPurge;
      // Twice: what was under way when the purge came may be had first.
      for (let tries = 0; tries < 2 && isOld(reader, request, outcome); tries += 1) {
        // Deleted, it serves no more where the new one fails.
        await (isVisitorWritten ? cache.delete({ key }) : cache.expire({ key }));
        outcome = await get(Math.max(1, until - performance.now()));
      }
      if (isVisitorWritten && isOld(reader, request, outcome)) throw forgotten(request);
    } else if (isOfLongAgo(request, outcome)) {
      hasWaited = true;
      outcome = await get(timeoutMs);
    }
    if ('missing' in outcome) throw outcome.missing;
    const { value, at, bytes } = outcome;
    const freshUntil = at + freshFor(request);
    const isOutdated = isOld(reader, request, outcome);
    if (!isOutdated) fresh.set(key, { value, renewFrom: at + ttl, freshUntil, outcome }, bytes);
    // Where the backend is away the last good answer is as good as a new one, until that is looked for again.
    const now = Date.now();
    onAnswer({ freshUntil: hasWaited && freshUntil <= now ? now + backoff : freshUntil, isOutdated });
    return value;
  }
}
