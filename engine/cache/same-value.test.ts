import { expect, test } from 'vitest';
import { sameValue } from './same-value.ts';

const shared = { deep: true };

test('values that are identical, or plain and equal one level down, are the same', () => {
  expect(sameValue('a', 'a')).toBe(true);
  expect(sameValue({ a: 1, b: shared }, { b: shared, a: 1 })).toBe(true);
  expect(sameValue([1, shared], [1, shared])).toBe(true);
  expect(sameValue(undefined, undefined)).toBe(true);
});

test('any difference makes values unequal, and so do nested objects that are not identical', () => {
  for (const [one, other] of [
    ['a', 'b'],
    [{ a: 1 }, { a: 1, b: undefined }],
    [{ a: undefined }, { b: undefined }],
    [[], {}],
    [{}, null],
    [{ a: {} }, { a: {} }],
  ])
    expect(sameValue(one, other)).toBe(false);
});
