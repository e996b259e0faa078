import { expect, test } from 'vitest';
import { summarize } from './measure-interactions.ts';

test('what scripts of other origins take of an interaction is not its own', () => {
  const interactions = [
    { start: 0, end: 40 },
    { start: 1_000, end: 1_200 },
    { start: 2_000, end: 2_120 },
  ];
  const scripts = [
    { start: 500, end: 900 },
    { start: 950, end: 1_050 },
    { start: 1_150, end: 1_400 },
  ];
  expect(summarize(interactions, scripts)).toEqual({ worst: 200, typical: 120, worstOwn: 120 });
  expect(summarize(interactions, [])).toEqual({ worst: 200, typical: 120, worstOwn: 200 });
});
