import { expect, test } from 'vitest';
import { ArticleNeighbors } from './ArticleNeighbors.tsx';
import { renderForTest } from './render-for-test.tsx';

const Neighbors = () => (
  <ArticleNeighbors
    list="/boards/1"
    prev={{ id: 1, languageCode: 'ko', title: '첫 글' }}
    next={{ id: 3, languageCode: 'ko', title: null }}
  />
);

test('a title in another language is marked with it, and the note on a private article is not', () => {
  const { html } = renderForTest({ component: Neighbors, messages: {} }, { data: {} });
  expect(html).toContain('lang="ko">첫 글<');
  expect(html.match(/lang="ko"/g)).toHaveLength(1);
});
