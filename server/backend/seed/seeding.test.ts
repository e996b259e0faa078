import { expect, test } from 'vitest';
import { timeMover } from './seeding.ts';

const written = '2026-12-31T23:59:59+09:00';

test('periods of a demonstration move by whole days from the day for which they are written', () => {
  const moved = (now: string) => new Date(timeMover('2026-11-27', Date.parse(now))(written)).toISOString();
  expect(moved('2026-11-27T23:00:00Z')).toBe('2026-12-31T14:59:59.000Z');
  expect(moved('2026-11-28T00:00:00Z')).toBe('2027-01-01T14:59:59.000Z');
  expect(moved('2028-11-27T12:00:00Z')).toBe('2028-12-31T14:59:59.000Z');
});

test('periods of a clinic stay, and none moves back', () => {
  const now = Date.parse('2026-11-28T00:00:00Z');
  expect(timeMover(undefined, now)(written)).toBe(Date.parse(written));
  expect(timeMover('2027-11-27', now)(written)).toBe(Date.parse(written));
});
