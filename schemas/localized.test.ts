import { expect, test } from 'vitest';
import { isLocalized, shownLanguage, shownText } from './localized.ts';

test('a text is shown in the language asked for, else in the main one, else in any that has it', () => {
  expect(shownLanguage({ ko: '봄', en: 'Spring' }, 'en', 'ko')).toBe('en');
  expect(shownLanguage({ ko: '봄', en: 'Spring' }, 'zh', 'ko')).toBe('ko');
  expect(shownLanguage({ ja: '春', zh: '春天' }, 'en', 'ko')).toBe('ja');
  expect(shownLanguage({ ko: undefined }, 'en', 'ko')).toBeUndefined();
  expect(shownText({ ja: '春', zh: '春天' }, 'en', 'ko')).toBe('春');
  expect(shownText({ ko: undefined }, 'en', 'ko')).toBeUndefined();
});

test('an empty translation is a translation: nothing is shown in that language', () => {
  expect(shownLanguage({ ko: '봄', en: '' }, 'en', 'ko')).toBe('en');
});

test('only an object of texts by language is localized', () => {
  expect(isLocalized({ ko: '봄' })).toBe(true);
  expect(isLocalized({ ko: '봄', url: '/' })).toBe(false);
  expect(isLocalized({ ko: { text: '봄' } })).toBe(false);
  expect(isLocalized({})).toBe(false);
});
