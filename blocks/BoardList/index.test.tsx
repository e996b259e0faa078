import { expect, test } from 'vitest';
import { renderForTest } from '#blocks/_ui/render-for-test.tsx';
import { samplePage } from '#tests/contract/sample-page.ts';
import { fixtures } from './fixtures.ts';
import BoardList from './index.tsx';
import messages from './messages.json' with { type: 'json' };
import { schema } from './schema.ts';

const path = '/boards/2';
const render = (query: Record<string, string> = {}) =>
  renderForTest(
    { component: BoardList, messages },
    {
      data: schema.parse({}),
      source: { ...fixtures.default.source, rows: [], count: 0 },
      page: { path, params: { boardTypeId: '2' }, query, partner: samplePage('en').partner },
    },
  ).html;

test('a search without results leads back to all articles, an empty board to nothing', () => {
  expect(render({ keyword: 'x' })).toMatch(
    /No search results found\.[\s\S]*href="\/(?:en\/)?boards\/2"[^>]*>Show all/,
  );
  expect(render()).not.toContain('Show all');
});
