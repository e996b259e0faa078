import { expect, test } from 'vitest';
import { isShown } from './is-shown.ts';

const at = (now: string) => ({
  locale: 'ko' as const,
  homepageType: 'COMMERCE' as const,
  now,
  timeZone: 'Asia/Seoul',
});

test('a node without conditions is always shown', () => {
  expect(isShown(undefined, at('2026-11-21T00:00:00Z'))).toEqual({ shown: true });
});

test('languages and homepage types restrict', () => {
  expect(isShown({ locales: ['en'] }, at('2026-11-21T00:00:00Z')).shown).toBe(false);
  expect(isShown({ locales: ['en', 'ko'] }, at('2026-11-21T00:00:00Z')).shown).toBe(true);
  expect(isShown({ homepageTypes: ['BRANDING'] }, at('2026-11-21T00:00:00Z')).shown).toBe(false);
});

test('days are in the partner time zone and both ends are inclusive', () => {
  const december = { from: '2026-12-01', until: '2026-12-31' };
  const before = isShown(december, at('2026-11-30T14:59:59Z'));
  expect(before.shown).toBe(false);
  expect(before.until?.toISOString()).toBe('2026-11-30T15:00:00.000Z');
  const during = isShown(december, at('2026-11-30T15:00:00Z'));
  expect(during.shown).toBe(true);
  expect(during.until?.toISOString()).toBe('2026-12-31T15:00:00.000Z');
  expect(isShown(december, at('2026-12-31T15:00:00Z'))).toEqual({ shown: false });
});
