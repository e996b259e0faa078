import { expect, test } from 'vitest';
import { localizedEntries } from './localized-entry.ts';

const languagesOf = (entry: unknown) =>
  localizedEntries(entry, ['ko', 'en']).map((localized) => localized.languageCode);

test('An entry is in the requested language if all its texts are', () => {
  expect(languagesOf({ id: 1, title: { ko: '가', en: 'a' } })).toEqual(['ko', 'en']);
});

test('An entry falls back to the main language if one text is missing, however deep', () => {
  const option = { name: { ko: '나' }, price: 1 };
  expect(languagesOf({ title: { ko: '가', en: 'a' }, options: [option] })).toEqual(['ko', 'ko']);
});

test('A text that the main language also lacks causes no fallback', () => {
  const [, english] = localizedEntries({ title: { en: 'a' } }, ['ko', 'en']);
  expect(english?.languageCode).toBe('en');
  expect(english?.localize({ en: 'a' })).toBe('a');
  expect(english?.localize(undefined)).toBeNull();
});
