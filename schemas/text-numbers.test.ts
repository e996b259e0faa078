import { expect, test } from 'vitest';
import { plainCount, plainOffset } from './text-numbers.ts';

test('a count is a positive number in plain digits', () => {
  expect([1, '1', '42', 9_007_199_254_740_991].map((value) => plainCount().parse(value))).toEqual([
    1, 1, 42, 9_007_199_254_740_991,
  ]);
  const wrong = [
    '0x1',
    '1e3',
    ' 1',
    '1 ',
    '01',
    '+1',
    '1.0',
    '１',
    '',
    '0',
    '-1',
    '9'.repeat(16),
    0,
    1.5,
    null,
  ];
  expect(wrong.filter((value) => plainCount().safeParse(value).success)).toEqual([]);
  expect(plainCount(100).safeParse('101').success).toBe(false);
});

test('an offset may be 0', () => {
  expect(plainOffset().parse('0')).toBe(0);
  expect(['00', '0x0', '-1', ''].filter((value) => plainOffset().safeParse(value).success)).toEqual([]);
});
