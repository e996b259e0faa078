import { expect, test } from 'vitest';
import { countTexts } from './count-texts.ts';

test('texts in languages are counted wherever they are, and blank ones are missing', () => {
  const document = {
    menu: [{ url: '/', title: { ko: '소개', en: 'About' }, subList: [{ url: '/a', title: '하나' }] }],
    pages: { '/': { sections: [{ data: { title: { ko: '제목', en: ' ' }, image: null } }] } },
  };
  expect(countTexts(document)).toEqual({ all: 2, missing: { ko: 0, en: 1, ja: 2, zh: 2 } });
});

test('a document without texts, or none at all, has none', () => {
  for (const value of [undefined, null, 3, [], {}, { menu: 'x' }]) expect(countTexts(value).all).toBe(0);
});

test('a document nested far deeper than any real one is counted too', () => {
  let value: object = { ko: 'x' };
  for (let depth = 0; depth < 100_000; depth += 1) value = [value];
  expect(countTexts(value).all).toBe(1);
});
