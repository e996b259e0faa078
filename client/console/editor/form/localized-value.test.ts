import { expect, test } from 'vitest';
import { missingIn, olderIn, textIn, withText } from './localized-value.ts';

test('a text without languages is that of the main one', () => {
  expect([textIn('안녕', 'ko', 'ko'), textIn('안녕', 'en', 'ko')]).toEqual(['안녕', '']);
  expect(withText('안녕', 'ko', '안녕하세요', 'ko')).toBe('안녕하세요');
  expect(withText('안녕', 'en', 'Hello', 'ko')).toEqual({ ko: '안녕', en: 'Hello' });
});

test('a new text has its language', () => {
  expect(withText(undefined, 'ko', '가', 'ko')).toEqual({ ko: '가' });
  expect(withText(undefined, 'en', 'A', 'ko')).toEqual({ en: 'A' });
});

test('an emptied language is removed, and with the last one the value', () => {
  expect(withText({ ko: '가', en: 'A' }, 'en', '', 'ko')).toEqual({ ko: '가' });
  expect(withText({ en: 'A' }, 'en', '', 'ko')).toBeUndefined();
  expect(withText('가', 'ko', '', 'ko')).toBeUndefined();
});

test('a translation is older once the main language has changed without it', () => {
  const languages = ['ko', 'en', 'ja', 'zh'] as const;
  const before = { ko: '가', en: 'A', ja: '一' };
  expect(olderIn({ ...before, ko: '나', ja: '二' }, before, languages)).toEqual(['en']);
  expect(olderIn({ ...before, en: 'B' }, before, languages)).toEqual([]);
  expect(olderIn({ ko: '나', en: 'A' }, '가', languages)).toEqual([]);
  expect([olderIn(before, undefined, languages), olderIn('나', before, languages)]).toEqual([[], []]);
});

test('languages keep the order of the file', () => {
  expect(Object.keys(withText({ ja: '一', ko: '가' }, 'en', 'A', 'ko') as object)).toEqual([
    'ja',
    'ko',
    'en',
  ]);
});

test('languages without a text are missing only where others have one', () => {
  expect(missingIn({ ko: '가' }, ['ko', 'en', 'ja'])).toEqual(['en', 'ja']);
  expect([missingIn('가', ['ko', 'en']), missingIn(undefined, ['ko'])]).toEqual([[], []]);
});
