import { BackendError } from '#engine/api/backend-error.ts';
import { unknownErrorMessage } from '#engine/api/failure.ts';
import { isMissing } from '#engine/api/is-missing.ts';
import { freshnessAt, type Lifetime, lifetimeOf } from '#engine/cache/lifetime.ts';
import { createPurgeLog, preciseNow } from '#engine/cache/purge-log.ts';
import { createSieve } from '#engine/cache/sieve.ts';
import { cacheMissing, strictest } from '#registry/cache-policy.ts';
import { answerKey, answerTags, type TenantRef } from './answer-key.ts';
import { type AnswerLoaderDeps, answerOverheadBytes, type LoadedAnswer, loadAnswer } from './load-answer.ts';
import { unshared } from './shared-answers.ts';
import type { SourceRequest } from './source-request.ts';

/**
 * Metadata for callers that cache something made from an answer.
 * `freshUntil`: milliseconds since 1970, in the past for a stale answer that is served while it is refreshed.
 * `isOutdated`: it is from before a purge, because nothing newer is available. It may be shown, but nothing made from
 * it may be cached.
 */
export type AnswerMeta = { freshUntil: number; isOutdated: boolean };

/** `fresh`: served as is. `stale`: served while a new one is read. `none`: not cached. */
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
    tenantRef: TenantRef,
    request: SourceRequest,
    options?: { isRenewal?: boolean; onAnswer?: (about: AnswerMeta) => void },
  ) => Promise<unknown>;
  /**
   * Returns the cached answer if it is fresh, without a promise. One about to become stale is refreshed in the
   * background. A renewal treats it as stale already, because anything made from it would soon have to be rebuilt.
   */
  peek: (
    tenantRef: TenantRef,
    request: SourceRequest,
    isRenewal?: boolean,
  ) => { value: unknown; freshUntil: number } | undefined;
  /** What is cached of an answer. Reads nothing. */
  held: (tenantRef: TenantRef, request: SourceRequest) => HeldAnswer;
  /** Purges everything read under these tags: `site:<code>`, `source:<name>`, `source:<name>@<code>`. */
  purge: (tags: readonly string[]) => void;
};

/**
 * Milliseconds to wait for a new answer when the cached one is too old, or from before a purge. Less than the deadline of
 * a page (server/site/pages/page-answers.ts), so that the old answer can still be served.
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

/** Only an answer from before a purge is available. */
const onlyOutdated = ({ source }: SourceRequest) =>
  new BackendError(503, unknownErrorMessage, undefined, {
    cause: new Error(`[data] Source "${source.name}" has no answer that is newer than its purge`),
  });

/** An answer, or a 404 or 410, which is cached too so that a deleted item does not live on as the last good value. */
type Cached = Lifetime & {
  outcome: LoadedAnswer | { missing: BackendError };
  /** When it was requested, ms: a later purge makes it outdated. */
  asked: number;
  /** When it is refreshed, ms. */
  renewFrom: number;
};

const bytesOf = ({ outcome }: Cached) => ('missing' in outcome ? answerOverheadBytes : outcome.bytes);

/** Resolves with a value after some time. The timer keeps no process alive. */
const delayed = <Value>(value: Value, ms: number): Promise<Value> =>
  new Promise((resolve) => void setTimeout(resolve, ms, value).unref());

/** A read in progress. */
type Reading = { asked: number; answer: Promise<Cached> };

/**
 * Reads sources through a cache: one call per key at a time, a refresh shortly before an answer becomes stale, the
 * stale answer for a few minutes while it is refreshed, and the last good answer while the backend fails or sends an
 * invalid one. An unchanged answer is the same object as before, so nothing made from it has to be rendered again.
 * @param options.maxBytes limit for the answers of all partners
 * @param options.shared the store shared with other processes, if any
 */
export function createSourceReader(
  options: Pick<AnswerLoaderDeps, 'client' | 'sanitize'> & {
    maxBytes?: number;
    shared?: AnswerLoaderDeps['shared'] | undefined;
    onInvalid?: AnswerLoaderDeps['onInvalid'];
  },
): SourceReader {
  const { client, sanitize, maxBytes = 24 * 1024 * 1024, onInvalid = () => {}, shared = unshared } = options;
  const sources: AnswerLoaderDeps = { client, sanitize, shared, onInvalid };
  const cached = createSieve<string, Cached>(maxBytes);
  const reading = new Map<string, Reading>();
  const purges = createPurgeLog();
  const isOutdated = (tenantRef: TenantRef, request: SourceRequest, { asked }: Reading | Cached): boolean =>
    purges.isOutdated(asked, () => answerTags(tenantRef, request));

  /** Loads an answer. */
  const load = async (tenantRef: TenantRef, request: SourceRequest, asked: number): Promise<Cached> => {
    const policy = request.source.cache;
    const ttl = policy.maxAge * 1_000 * renewAfter;
    const before = cached.peek(answerKey(tenantRef, request))?.outcome;
    try {
      const last = before && 'value' in before ? before : undefined;
      const outcome = await loadAnswer(sources, tenantRef, request, ttl, last);
      // Another process may have read it a while ago.
      const lifetime = lifetimeOf(policy, outcome.at + policy.maxAge * 1_000);
      return { outcome, asked, renewFrom: outcome.at + ttl, ...lifetime };
    } catch (error) {
      if (!(error instanceof BackendError) || !isMissing(error.status)) throw error;
      const lifetime = lifetimeOf(
        strictest([policy, cacheMissing]),
        Date.now() + cacheMissing.maxAge * 1_000,
      );
      return { outcome: { missing: error }, asked, renewFrom: lifetime.freshUntil, ...lifetime };
    }
  };

  /** Reads a new answer, once for all callers. A read that began before a purge is not shared with callers after it. */
  const renew = (tenantRef: TenantRef, request: SourceRequest): Promise<Cached> => {
    const key = answerKey(tenantRef, request);
    const known = reading.get(key);
    if (known && !isOutdated(tenantRef, request, known)) return known.answer;
    const asked = preciseNow();
    const isNewest = () => reading.get(key) === own;
    const answer = load(tenantRef, request, asked)
      .then((made) => {
        if (isNewest()) cached.set(key, made, bytesOf(made));
        return made;
      })
      .catch((error) => {
        const last = cached.peek(key);
        if (last && isNewest()) last.renewFrom = Date.now() + backoff;
        throw error;
      })
      .finally(() => {
        if (isNewest()) reading.delete(key);
      });
    const own = { asked, answer };
    reading.set(key, own);
    return answer;
  };

  /** The new answer, or the last one if the new one fails or takes too long. */
  const renewOr = (last: Cached, timeout: number, ...read: Parameters<typeof renew>): Promise<Cached> =>
    Promise.race([renew(...read).catch(() => last), delayed(last, timeout)]);

  /** An answer from after the purge, else the one from before. @throws BackendError if visitors may have deleted that */
  const readAfterPurge = async (
    last: Cached,
    tenantRef: TenantRef,
    request: SourceRequest,
  ): Promise<Cached> => {
    const until = performance.now() + timeoutAfterPurgeMs;
    const { isVisitorWritten } = request.source.cache;
    let found = last;
    // Twice: there may be another purge during the first read.
    for (let tries = 0; tries < 2 && isOutdated(tenantRef, request, found); tries += 1) {
      const before = found;
      found = await (isVisitorWritten
        ? renew(tenantRef, request)
        : renewOr(before, Math.max(1, until - performance.now()), tenantRef, request));
      if (found === before) break;
    }
    if (isVisitorWritten && isOutdated(tenantRef, request, found)) throw onlyOutdated(request);
    return found;
  };

  return {
    peek: (tenantRef, request, isRenewal = false) => {
      const known = cached.get(answerKey(tenantRef, request));
      const now = Date.now();
      if (!known || 'missing' in known.outcome || freshnessAt(now, known) !== 'fresh') return undefined;
      if (isOutdated(tenantRef, request, known)) return undefined;
      const isDue = now >= known.renewFrom;
      if (isDue && isRenewal) return undefined;
      if (isDue) renew(tenantRef, request).catch(() => {});
      return { value: known.outcome.value, freshUntil: known.freshUntil };
    },
    read: async (tenantRef, request, { isRenewal = false, onAnswer = () => {} } = {}) => {
      const last = cached.get(answerKey(tenantRef, request));
      const freshness = last ? freshnessAt(Date.now(), last) : 'gone';
      const waits = isRenewal || freshness === 'fallback';
      let found = last && freshness !== 'gone' ? last : await renew(tenantRef, request);
      if (isOutdated(tenantRef, request, found)) found = await readAfterPurge(found, tenantRef, request);
      else if (Date.now() >= found.renewFrom) {
        if (waits) found = await renewOr(found, timeoutMs, tenantRef, request);
        else renew(tenantRef, request).catch(() => {});
      }
      const { outcome, freshUntil } = found;
      if ('missing' in outcome) throw outcome.missing;
      // While the backend is unavailable the last good answer counts as fresh until the next attempt.
      const now = Date.now();
      onAnswer({
        freshUntil: waits && freshUntil <= now ? now + backoff : freshUntil,
        isOutdated: isOutdated(tenantRef, request, found),
      });
      return outcome.value;
    },
    held: (tenantRef, request) => {
      const known = cached.peek(answerKey(tenantRef, request));
      if (!known || freshnessAt(Date.now(), known) === 'gone') return 'none';
      const isFresh = freshnessAt(Date.now(), known) === 'fresh' && !isOutdated(tenantRef, request, known);
      return isFresh ? 'fresh' : 'stale';
    },
    purge: purges.purge,
  };
}
