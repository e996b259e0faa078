import { expect, test } from 'vitest';
import { daysLeft } from './days-left.ts';

const november = {
  startAt: '2026-11-01T00:00:00+09:00',
  endAt: '2026-12-01T00:00:00+09:00',
  isAlways: false,
};
const at = (iso: string, span: Parameters<typeof daysLeft>[0] = november, zone = 'Asia/Seoul') =>
  daysLeft(span, new Date(iso), zone);

test('days are calendar days of the time zone, and change at its midnight', () => {
  expect(at('2026-11-27T23:59:59+09:00')).toEqual({
    left: { to: 'end', days: 3 },
    until: new Date('2026-11-28T00:00:00+09:00'),
  });
  expect(at('2026-11-28T00:00:00+09:00').left).toEqual({ to: 'end', days: 2 });
  // In New York the same instant is still the day before, and the period also ends on the 30th.
  expect(at('2026-11-28T00:00:00+09:00', november, 'America/New_York').left?.days).toBe(3);
});

test('the last day is day 0 until its end, whether that is midnight or a second before', () => {
  const early = { ...november, endAt: '2026-11-30T23:59:59+09:00' };
  for (const span of [november, early]) {
    expect(at('2026-11-30T00:00:00+09:00', span).left).toEqual({ to: 'end', days: 0 });
    expect(at('2026-11-30T23:59:58+09:00', span).left).toEqual({ to: 'end', days: 0 });
    expect(at('2026-12-01T00:00:00+09:00', span)).toEqual({});
  }
});

test('an upcoming period counts down to its first day, and is 0 on that day', () => {
  expect(at('2026-10-30T12:00:00+09:00').left).toEqual({ to: 'start', days: 2 });
  const noon = { ...november, startAt: '2026-11-01T12:00:00+09:00' };
  expect(at('2026-11-01T09:00:00+09:00', noon).left).toEqual({ to: 'start', days: 0 });
});

test('nothing is counted without an end, for unlimited periods, or far in the future', () => {
  expect(at('2026-11-10T00:00:00+09:00', { ...november, endAt: null })).toEqual({});
  expect(at('2026-11-10T00:00:00+09:00', { ...november, isAlways: true })).toEqual({});
  const far = { ...november, endAt: '2027-12-01T00:00:00+09:00' };
  const { left, until } = at('2026-11-10T00:00:00+09:00', far);
  expect(left).toBeUndefined();
  expect(until).toEqual(new Date('2027-08-23T00:00:00+09:00'));
  expect(at('2027-08-23T00:00:00+09:00', far).left?.days).toBe(99);
});

test('a night with a clock change is one day', () => {
  const autumn = { startAt: null, endAt: '2026-11-03T00:00:00-05:00', isAlways: false };
  expect(at('2026-10-31T12:00:00-04:00', autumn, 'America/New_York').left?.days).toBe(2);
});
