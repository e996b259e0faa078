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

test('a long value is cut between characters as a reader counts them', () => {
  const family = '👨‍👩‍👧';
  const cut = (text: string) => read(`keyword=${encodeURIComponent(text)}`);
  expect(cut(`${'x'.repeat(99)}${family}y`)).toBe(`${'x'.repeat(99)}${family}`);
  expect(cut(`${'x'.repeat(100)}${family}`)).toBe('x'.repeat(100));
  expect(cut('😀'.repeat(120))).toBe('😀'.repeat(100));
  // One character of any number of units is no way around the limit.
  expect(cut(`${'x'.repeat(99)}e${'\u0301'.repeat(5_000)}`)).toBe('x'.repeat(99));
});

test('what cannot be seen is no part of a value, and nothing else is nothing', () => {
  const cut = (text: string) => read(`keyword=${encodeURIComponent(text)}`);
  expect(cut('\u200b피코\u200b토닝\ufeff')).toBe('피코토닝');
  expect([cut('\u200b'), cut('\u200b \u200d'), cut('\u3164')]).toEqual(['', '', '']);
  expect(cut('👨‍👩‍👧')).toBe('👨‍👩‍👧');
});
