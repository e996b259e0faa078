import { expect, test } from 'vitest';
import { lastInstant } from './last-instant.ts';
import { zonedDay } from './zone.ts';

test('a period that ends at midnight has the same last day as one that ends a second before', () => {
  for (const end of ['2026-12-01T00:00:00+09:00', '2026-11-30T23:59:59+09:00']) {
    expect(zonedDay(lastInstant(end), 'Asia/Seoul')).toBe('2026-11-30');
  }
});

test('an end within a day belongs to that day', () => {
  expect(zonedDay(lastInstant('2026-12-01T18:00:00+09:00'), 'Asia/Seoul')).toBe('2026-12-01');
});
