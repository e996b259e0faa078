import type { Lifetime } from '#engine/cache/lifetime.ts';
import type { CachePolicy } from '#registry/cache-policy.ts';

/**
 * The value of `Cache-Control` for an answer with this cache policy. Browsers always revalidate; caches in front of the
 * site do when it becomes stale.
 * @param lifetime of the cached answer, and when it was made (`at`, ms); undefined if it is not cached
 */
export function cacheControl(policy: CachePolicy, lifetime?: Lifetime & { at: number }): string {
  if (policy.isPrivate) return 'private, no-store';
  if (!lifetime) return 'no-cache';
  const { at, freshUntil, staleUntil } = lifetime;
  const shared = `public, max-age=0, s-maxage=${seconds(at, freshUntil)}`;
  // A purge does not reach browsers: after writing an article, a visitor would see the list without it.
  if (policy.isVisitorWritten) return shared;
  const stale = `${shared}, stale-while-revalidate=${seconds(freshUntil, staleUntil)}`;
  return policy.staleIfError > 0 ? `${stale}, stale-if-error=${policy.staleIfError}` : stale;
}

const seconds = (from: number, to: number): number => Math.max(0, Math.floor((to - from) / 1_000));
