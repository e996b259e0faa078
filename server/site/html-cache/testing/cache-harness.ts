import { vi } from 'vitest';
import { cacheMissing, cacheShort } from '#registry/cache-policy.ts';
import type { Answer } from '#server/site/html-cache/entry.ts';
import { createHtmlCache } from '#server/site/html-cache/html-cache.ts';

/** Start time of the harness's clock, in ms. */
export const start = Date.parse('2026-11-21T03:00:00Z');

/** How the answer of a page that does not exist is cached. */
export const missing = { policy: { ...cacheMissing, staleIfError: 0 }, freshSeconds: cacheMissing.maxAge };

/** A page's answer. */
export const answer = (body: string, more: Partial<Answer> = {}): Answer => ({
  status: 200,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body,
  tags: ['site:a', 'source:notices'],
  policy: cacheShort,
  freshSeconds: 60,
  validUntil: undefined,
  isPartial: false,
  ...more,
});

/** A cache with a manual clock, a function that makes its pages, and one that reads them. */
export function createCacheHarness(maxBytes = 1_000_000) {
  const clock = { now: start, busy: 0 };
  const errors: unknown[] = [];
  const cache = createHtmlCache({
    maxBytes,
    now: () => clock.now,
    busy: () => clock.busy,
    onError: (error) => errors.push(error),
    onEncodingError: (error) => errors.push(error),
  });
  let made = 0;
  const make = vi.fn(async (): Promise<Answer> => answer(`page ${++made}`));
  const read = async (key = 'k') => (await cache.answer(key, make)).variants.identity?.body.toString();
  return { cache, clock, make, read, errors };
}
