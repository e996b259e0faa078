import { expect, test } from 'vitest';
import { cacheCustom } from '#registry/cache-policy.ts';
import { freshnessAt, hasEnded, lifetimeOf } from './lifetime.ts';

const policy = cacheCustom({ maxAge: 60, staleWhileRevalidate: 300, staleIfError: 3_600 });

test('an answer is fresh, then stale, then a fallback, then gone', () => {
  const lifetime = lifetimeOf(policy, 60_000);
  const at = (seconds: number) => freshnessAt(seconds * 1_000, lifetime);
  expect([59, 60, 359, 360, 3_659, 3_660].map(at)).toEqual([
    'fresh',
    'stale',
    'stale',
    'fallback',
    'fallback',
    'gone',
  ]);
});

test('a page made from stale data is stale at once, and no longer than that data', () => {
  expect(lifetimeOf(policy, -200_000, { at: 0 })).toMatchObject({ freshUntil: 0, staleUntil: 100_000 });
  expect(lifetimeOf(policy, -900_000, { at: 0 })).toMatchObject({ freshUntil: 0, staleUntil: 0 });
});

test('a page is neither fresh nor stale after its end', () => {
  expect(lifetimeOf(policy, 60_000, { at: 0, end: 30_000 })).toMatchObject({
    freshUntil: 30_000,
    staleUntil: 30_000,
  });
});

test('something without an end never ends', () => {
  const now = '2026-11-21T03:00:00Z';
  expect([undefined, now, '2026-11-21T03:00:01Z'].map((end) => hasEnded(end, now))).toEqual([
    false,
    true,
    false,
  ]);
});
