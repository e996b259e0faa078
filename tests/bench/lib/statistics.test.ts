import { expect, test } from 'vitest';
import { median, ratioOf, spreadOf } from './statistics.ts';

test('the median is the middle value, or the mean of the two in the middle', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1, 3, 2])).toBe(2.5);
});

test('a spread has every round, the minimum and the maximum', () => {
  expect(spreadOf([30, 10, 20])).toEqual({ median: 20, min: 10, max: 30, values: [30, 10, 20] });
  expect(() => spreadOf([])).toThrow(RangeError);
  expect(spreadOf(Array.from({ length: 500_000 }, (_, visit) => visit))).toMatchObject({
    min: 0,
    max: 499_999,
  });
});

test('a ratio is taken round by round, so that noise in both cancels out', () => {
  expect(ratioOf([100, 10, 50], [50, 5, 25])).toMatchObject({ median: 2, min: 2, max: 2 });
  expect(() => ratioOf([1], [1, 2])).toThrow(RangeError);
});
