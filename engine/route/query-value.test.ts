import { expect, test } from 'vitest';
import { queryValue } from './query-value.ts';

const read = (query: string) => queryValue(new URLSearchParams(query), 'keyword');

test('equivalent values read the same', () => {
  expect(read('keyword=%20lifting%20%20%09laser+')).toBe('lifting laser');
  expect(read('keyword=lifting&keyword=laser')).toBe('lifting');
  expect(read(`keyword=${encodeURIComponent('리프팅'.normalize('NFD'))}`)).toBe('리프팅');
});

test('a missing value is undefined, an empty one is empty, and a long one is truncated', () => {
  expect([read(''), read('keyword='), read('keyword=%20')]).toEqual([undefined, '', '']);
  expect(read(`keyword=${'x'.repeat(500)}`)).toHaveLength(100);
});

test('a long value is truncated between graphemes', () => {
  const family = '👨‍👩‍👧';
  const cut = (text: string) => read(`keyword=${encodeURIComponent(text)}`);
  expect(cut(`${'x'.repeat(99)}${family}y`)).toBe(`${'x'.repeat(99)}${family}`);
  expect(cut(`${'x'.repeat(100)}${family}`)).toBe('x'.repeat(100));
  expect(cut('😀'.repeat(120))).toBe('😀'.repeat(100));
  // A single grapheme of many code units must not exceed the limit.
  expect(cut(`${'x'.repeat(99)}e${'\u0301'.repeat(5_000)}`)).toBe('x'.repeat(99));
});

test('invisible characters are removed, and a value with nothing else is empty', () => {
  const cut = (text: string) => read(`keyword=${encodeURIComponent(text)}`);
  expect(cut('\u200b피코\u200b토닝\ufeff')).toBe('피코토닝');
  expect([cut('\u200b'), cut('\u200b \u200d'), cut('\u3164')]).toEqual(['', '', '']);
  expect(cut('👨‍👩‍👧')).toBe('👨‍👩‍👧');
});
