import { expect, test } from 'vitest';
import { clinicTime, instantOf } from './clinic-time.ts';

test('times are those of the clinic, wherever the browser is', () => {
  const time = clinicTime('2026-12-01T00:30:00.000Z', 'Asia/Seoul');
  expect(time.toString()).toBe('2026-12-01T09:30:00');
  expect(instantOf(time, 'Asia/Seoul')).toBe('2026-12-01T00:30:00.000Z');
  expect(instantOf(time, 'America/New_York')).toBe('2026-12-01T14:30:00.000Z');
});

test('a time that the change to summer time skips is an hour later', () => {
  const skipped = clinicTime('2026-03-08T07:30:00Z', 'UTC').set({ hour: 2, minute: 30 });
  expect(instantOf(skipped, 'America/New_York')).toBe('2026-03-08T07:30:00.000Z');
});
