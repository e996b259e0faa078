import { expect, test } from 'vitest';
import type { Change } from '#schemas/operator/revisions.ts';
import { olderByChange } from './older-by-change.ts';

const title = ['pages', '/', 'sections', 0, 'data', 'title'];
const changeOf = (language: string, kind: Change['kind'] = 'changed'): Change => ({
  kind,
  path: [...title, language],
  language,
  text: { ko: '', en: '' },
});
const documentOf = (text: object) => ({ pages: { '/': { sections: [{ data: { title: text } }] } } }) as never;
const languages = ['ko', 'en', 'ja', 'zh'] as const;
const document = documentOf({ ko: '여름', en: 'Summer', ja: '春' });

test('translations without a change of their own are older; missing ones are not', () => {
  const changes = [changeOf('ko'), changeOf('en')];
  expect(olderByChange(changeOf('ko'), changes, document, languages)).toEqual(['ja']);
});

test('a change of a translation, and a text that is new, make nothing older', () => {
  expect(olderByChange(changeOf('en'), [changeOf('en')], document, languages)).toEqual([]);
  const added = changeOf('ko', 'added');
  expect(olderByChange(added, [added], document, languages)).toEqual([]);
});
