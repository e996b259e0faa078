import { expect, test } from 'vitest';
import { discountPercent } from './discount.ts';

test('a discount is rounded down to whole percent', () => {
  expect(discountPercent(99_000, 150_000)).toBe(34);
  expect(discountPercent(0, 150_000)).toBe(100);
  // 0.29 * 100 is less than 29.
  expect(discountPercent(71_000, 100_000)).toBe(29);
});

test('a price without a saving has no discount', () => {
  for (const original of [null, undefined, 0, 99_000, 50_000, 99_500]) {
    expect(discountPercent(99_000, original)).toBeUndefined();
  }
  expect(discountPercent(-1, 150_000)).toBeUndefined();
});
