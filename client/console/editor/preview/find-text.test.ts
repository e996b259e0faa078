import { expect, test } from 'vitest';
import type { Json } from '#schemas/json.ts';
import { findText } from './find-text.ts';

const path = ['pages', '/', 'sections', 0, 'data'];
const data: Json = {
  title: { ko: '다시\n봄으로', en: 'Back to\nspring' },
  link: { url: '/products', label: 'More' },
  items: [{ text: { ko: '하나' } }, { text: { ko: '둘', en: 'Twice' } }, { text: { ko: '셋', en: 'Twice' } }],
};
const find = (shown: string, language: 'ko' | 'en' = 'en') =>
  findText(data, shown, { language, main: 'ko', path });

test('a text is found in the language that is shown, whatever its line breaks', () => {
  expect(find('Back to spring')).toEqual({
    path: [...path, 'title'],
    value: { ko: '다시\n봄으로', en: 'Back to\nspring' },
    text: 'Back to\nspring',
  });
  expect(find('다시봄으로', 'ko')).toBeUndefined();
  expect(find('다시 봄으로', 'ko')?.path).toEqual([...path, 'title']);
  expect(find('More')).toMatchObject({ path: [...path, 'link', 'label'], text: 'More' });
});

test('a text that stands in for a missing language is found', () => {
  expect(find('하나')?.path).toEqual([...path, 'items', 0, 'text']);
});

test('a text of another language, in two places or in none is not found', () => {
  for (const shown of ['다시 봄으로', 'Twice', 'Back to', '', '  '])
    expect(find(shown), shown).toBeUndefined();
});
