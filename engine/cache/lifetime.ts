import type { CachePolicy } from '#registry/cache-policy.ts';

/** Until when something in a cache is served, in milliseconds since 1970. */
export type Lifetime = {
  /** As is. */
  freshUntil: number;
  /** While a new one is made. */
  staleUntil: number;
  /** If no new one can be made. */
  fallbackUntil: number;
};

/**
 * The lifetime that a cache policy gives.
 * @param freshUntil when its data becomes stale, possibly before `at`: a page may be rendered from stale answers
 * @param options.at when it was made
 * @param options.end when it expires regardless of its data
 */
export function lifetimeOf(
  { staleWhileRevalidate, staleIfError }: CachePolicy,
  freshUntil: number,
  { at = freshUntil, end = Number.POSITIVE_INFINITY }: { at?: number; end?: number } = {},
): Lifetime {
  const fresh = Math.min(Math.max(at, freshUntil), end);
  return {
    freshUntil: fresh,
    staleUntil: Math.min(Math.max(fresh, freshUntil + staleWhileRevalidate * 1_000), end),
    fallbackUntil: fresh + staleIfError * 1_000,
  };
}

/**
 * What may be done with something in a cache: serve it (`fresh`), serve it and make a new one in the background
 * (`stale`), serve it only if no new one can be made (`fallback`), or nothing (`gone`).
 */
type Freshness = 'fresh' | 'stale' | 'fallback' | 'gone';

/** The only test of staleness. @param now milliseconds since 1970 */
export function freshnessAt(now: number, { freshUntil, staleUntil, fallbackUntil }: Lifetime): Freshness {
  if (now < freshUntil) return 'fresh';
  if (now < staleUntil) return 'stale';
  return now < fallbackUntil ? 'fallback' : 'gone';
}

/** Whether nobody waits for a new one. */
export const isServedAtOnce = (freshness: Freshness): boolean =>
  freshness === 'fresh' || freshness === 'stale';

/** Whether something that ends at an instant is over. @param now both are ISO instants with Z */
export const hasEnded = (end: string | undefined, now: string): boolean => end !== undefined && end <= now;
