import { expect, test } from 'vitest';
import { clinicTime, instantOf } from './clinic-time.ts';

test('times are those of the clinic, wherever the browser is', () => {
  expect(clinicTime('2026-12-01T00:30:00.000Z', 'Asia/Seoul')).toBe('2026-12-01T09:30');
  expect(instantOf('2026-12-01T09:30', 'Asia/Seoul')).toBe('2026-12-01T00:30:00.000Z');
  expect(instantOf('2026-12-01T09:30', 'America/New_York')).toBe('2026-12-01T14:30:00.000Z');
});

test('a time that the change to summer time skips is an hour later', () => {
  expect(instantOf('2026-03-08T02:30', 'America/New_York')).toBe('2026-03-08T07:30:00.000Z');
});

test('a year that is still being typed has an instant too', () => {
  for (const year of ['0002', '0020', '0202'])
    expect(instantOf(`${year}-01-02T09:30`, 'Asia/Seoul')).toMatch(/^\d{4}-\d\d-\d\dT/);
});
