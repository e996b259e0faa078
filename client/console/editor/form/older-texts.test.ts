import { expect, test } from 'vitest';
import { olderTexts } from './older-texts.ts';

const documentOf = (title: unknown, more: object = {}) =>
  ({ pages: { '/': { sections: [{ id: 'a', type: 'Faq', v: 1, data: { title, ...more } }] } } }) as never;
const title = ['pages', '/', 'sections', 0, 'data', 'title'];
const languages = ['ko', 'en', 'ja'] as const;

test('texts are named whose main language has changed without their translations', () => {
  const base = documentOf({ ko: '봄', en: 'Spring', ja: '春' });
  const changed = documentOf({ ko: '여름', en: 'Summer', ja: '春' });
  expect(olderTexts(changed, base, languages)).toEqual([{ path: title, languages: ['ja'] }]);
  expect(olderTexts(base, base, languages)).toEqual([]);
});

test('texts in lists are found too', () => {
  const items = (ko: string) => ({
    items: [{ text: { ko: '하나', en: 'One' } }, { text: { ko, en: 'Two' } }],
  });
  const now = documentOf('plain', items('셋'));
  expect(olderTexts(now, documentOf('plain', items('둘')), languages)).toEqual([
    { path: ['pages', '/', 'sections', 0, 'data', 'items', 1, 'text'], languages: ['en'] },
  ]);
});

test('a first publication and a document that cannot be read have none', () => {
  const now = documentOf({ ko: '여름', en: 'Spring' });
  expect(olderTexts(now, undefined, languages)).toEqual([]);
  expect(olderTexts(undefined, now, languages)).toEqual([]);
});
