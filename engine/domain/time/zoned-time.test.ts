import { expect, test } from 'vitest';
import { instantAt, wallClock } from './zoned-time.ts';

test('wall clocks survive the change to summer time', () => {
  const newYork = 'America/New_York';
  expect(instantAt('2026-03-08', 9 * 60, newYork).toISOString()).toBe('2026-03-08T13:00:00.000Z');
  expect(instantAt('2026-03-07', 9 * 60, newYork).toISOString()).toBe('2026-03-07T14:00:00.000Z');
  // 02:30 does not exist on that night, 01:30 exists twice in November.
  expect(instantAt('2026-03-08', 150, newYork).toISOString()).toBe('2026-03-08T07:30:00.000Z');
  expect(instantAt('2026-11-01', 90, newYork).toISOString()).toBe('2026-11-01T05:30:00.000Z');
  expect(wallClock(new Date('2026-03-08T13:00Z'), newYork)).toEqual({
    date: '2026-03-08',
    weekday: 6,
    minutes: 540,
  });
});
