import { expect, test } from 'vitest';
import type { PeriodState } from '#schemas/api/common.ts';
import { partByState } from './part-by-state.ts';

const rows: { id: number; state: PeriodState }[] = [
  { id: 1, state: 'ended' },
  { id: 2, state: 'always' },
  { id: 3, state: 'ongoing' },
  { id: 4, state: 'upcoming' },
];

test('running and always-on events come first, then upcoming ones; ended ones are separate', () => {
  const parts = partByState(rows, (row) => row.state);
  expect(parts.map(({ part, rows: members }) => [part, members.map(({ id }) => id)])).toEqual([
    ['running', [2, 3]],
    ['upcoming', [4]],
    ['ended', [1]],
  ]);
});

test('a group without events is omitted', () => {
  expect(partByState(rows.slice(0, 1), (row) => row.state).map(({ part }) => part)).toEqual(['ended']);
  expect(partByState([], () => 'ended')).toEqual([]);
});
