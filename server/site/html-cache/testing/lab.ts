import { vi } from 'vitest';
import { type Answer, createHtmlCache } from '#server/site/html-cache/html-cache.ts';

/** The instant at which the clock of a lab begins, ms. */
export const start = Date.parse('2026-11-21T03:00:00Z');

/** An answer as a page gives it. */
export const answer = (body: string, more: Partial<Answer> = {}): Answer => ({
  status: 200,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body,
  tags: ['site:a', 'source:notices'],
  cacheSeconds: 60,
  freshSeconds: 60,
  validUntil: undefined,
  isPartial: false,
  ...more,
});

/** A cache whose clock stands still, what makes its pages, and how they are read. */
export function lab(maxBytes = 1_000_000) {
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
