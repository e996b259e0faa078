import { expect, test } from 'vitest';
import { localizedEntries } from './localized-entry.ts';

const languagesOf = (entry: unknown) =>
  localizedEntries(entry, ['ko', 'en']).map((spoken) => spoken.languageCode);

test('An entry speaks a language that all its texts are in', () => {
  expect(languagesOf({ id: 1, title: { ko: '가', en: 'a' } })).toEqual(['ko', 'en']);
});

test('One missing text, however deep, and the main language speaks', () => {
  const option = { name: { ko: '나' }, price: 1 };
  expect(languagesOf({ title: { ko: '가', en: 'a' }, options: [option] })).toEqual(['ko', 'ko']);
});

test('A text that the main language lacks too holds nothing back', () => {
  const [, english] = localizedEntries({ title: { en: 'a' } }, ['ko', 'en']);
  expect(english?.languageCode).toBe('en');
  expect(english?.say({ en: 'a' })).toBe('a');
  expect(english?.say(undefined)).toBeNull();
});
