import useSWR, { type Arguments, mutate, type SWRConfiguration, unstable_serialize } from 'swr';
import type { Failure } from '#engine/api/failure.ts';
import { usePage } from '#engine/context/use-page.tsx';
import { callSite } from './call-site.ts';

/** The shared configuration of reads in the browser: fetched once, refetched only on request (SPEC section 8). */
const configuration: SWRConfiguration = {
  shouldRetryOnError: false,
  revalidateIfStale: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  // Concurrent calls are merged anyway, and finished ones are in the cache.
  dedupingInterval: 0,
};

/** A read of SPEC section 7: its path, and its params besides the page's language. */
type Read = { path: `/customer/${string}`; query?: Record<string, string | number> };

type ReadState<T> =
  | { state: 'reading' }
  | { state: 'read'; answer: T }
  | { state: 'failed'; failure: Failure; isOffline: boolean; again: () => void };

/** When each cached response was read, by key. */
const readAt = new Map<string, number>();

/**
 * Reads from the site's API, in the language of the page. Reads with equal path and params share one call and its
 * result. `callSite` shows failures; an island adds what it can do about them. `null` reads nothing.
 */
export function useRead<T>(read: Read | null): ReadState<T> {
  const { locale } = usePage();
  const key = read && ([read.path, { languageCode: locale, ...read.query }] as const);
  const { data, error, isValidating, mutate } = useSWR<T, Failure>(key, ask<T>, configuration);
  if (data !== undefined) return { state: 'read', answer: data };
  if (!error || isValidating) return { state: 'reading' };
  return {
    state: 'failed',
    failure: error,
    isOffline: !navigator.onLine,
    again: () => void mutate().catch(() => {}),
  };
}

type Key = readonly [Read['path'], NonNullable<Read['query']>];

async function ask<T>([path, query]: Key): Promise<T> {
  const answer = await callSite<T>('GET', path, { query });
  readAt.set(unstable_serialize([path, query]), Date.now());
  return answer;
}

/** Drops responses older than `maxAgeMs`: the next mount fetches them again, as it does after a failure. */
export async function forgetOldReads(maxAgeMs: number): Promise<void> {
  const oldest = Date.now() - maxAgeMs;
  // A read in flight must be left alone, or its response would be dropped.
  const isOld = (key?: Arguments) => {
    const id = unstable_serialize(key);
    const isForgotten = (readAt.get(id) ?? Number.POSITIVE_INFINITY) < oldest;
    if (isForgotten) readAt.delete(id);
    return isForgotten;
  };
  await mutate(isOld, undefined, { revalidate: false });
}
