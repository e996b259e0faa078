import { expect, test } from 'vitest';
import { queryValue } from './query-value.ts';

const read = (query: string) => queryValue(new URLSearchParams(query), 'keyword');

test('what means the same reads the same', () => {
  expect(read('keyword=%20lifting%20%20%09laser+')).toBe('lifting laser');
  expect(read('keyword=lifting&keyword=laser')).toBe('lifting');
  expect(read(`keyword=${encodeURIComponent('리프팅'.normalize('NFD'))}`)).toBe('리프팅');
});

test('what is not given is undefined, what is empty is empty, and what is long is cut', () => {
  expect([read(''), read('keyword='), read('keyword=%20')]).toEqual([undefined, '', '']);
  expect(read(`keyword=${'x'.repeat(500)}`)).toHaveLength(100);
});
