import { expect, test } from 'vitest';
import { isRunning, periodStateAt } from './period-state.ts';

const november = {
  startAt: '2026-11-01T00:00:00+09:00',
  endAt: '2026-12-01T00:00:00+09:00',
  isAlways: false,
};
const at = (iso: string) => new Date(iso);

test('a period is upcoming, ongoing and ended in turn, and reports when it changes', () => {
  expect(periodStateAt(november, at('2026-10-31T14:59:59Z'))).toEqual({
    state: 'upcoming',
    until: november.startAt,
  });
  expect(periodStateAt(november, at('2026-10-31T15:00:00Z'))).toEqual({
    state: 'ongoing',
    until: november.endAt,
  });
  expect(periodStateAt(november, at('2026-11-30T15:00:00Z'))).toEqual({ state: 'ended' });
});

test('an unlimited period never changes, regardless of its dates', () => {
  expect(periodStateAt({ ...november, isAlways: true }, at('2030-01-01T00:00:00Z'))).toEqual({
    state: 'always',
  });
});

test('a missing start or end is an open one', () => {
  const now = at('2026-11-10T00:00:00Z');
  expect(periodStateAt({ ...november, startAt: null }, now)).toEqual({
    state: 'ongoing',
    until: november.endAt,
  });
  expect(periodStateAt({ ...november, endAt: null }, now)).toEqual({ state: 'ongoing' });
});

test('ongoing and always are running, upcoming and ended are not', () => {
  expect((['ongoing', 'always', 'upcoming', 'ended'] as const).map(isRunning)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
