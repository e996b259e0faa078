import { expect, test } from 'vitest';
import { renderForTest } from '#blocks/_ui/render-for-test.tsx';
import { fixtures } from './fixtures.ts';
import component from './index.tsx';
import messages from './messages.json' with { type: 'json' };
import { schema } from './schema.ts';

const show = (data: Record<string, unknown>, source: unknown = fixtures.default.source) =>
  renderForTest({ component, messages }, { data: schema.parse(data), source }).html;

test('every story links to its page', () => {
  const html = show({});
  for (const id of [1, 2, 3]) expect(html).toContain(`href="/en/brandings/${id}"`);
  expect(html).toContain('<span lang="ko">피부에 봄이 오는 순간</span>');
});

test('a story’s page lists the others, or nothing if there are none', () => {
  expect(show({ except: 2 })).not.toContain('href="/en/brandings/2"');
  expect(show({ except: 1 }, { rows: fixtures.default.source.rows.slice(0, 1) })).toBe('');
});

test('the page of all stories links to its other pages, a list elsewhere or of a fixed page does not', () => {
  const source = { ...fixtures.default.source, count: 21 };
  const on = (path: string, hasPageLinks = true) =>
    renderForTest(
      { component, messages },
      { data: schema.parse({}), source, page: { path, pageKey: path }, hasPageLinks },
    ).html;
  expect(on('/brandings')).toContain('href="/en/brandings?page=2"');
  expect(on('/')).not.toContain('Ui-pagination');
  expect(on('/brandings', false)).not.toContain('Ui-pagination');
});

test('a list without stories shows an empty message', () => {
  expect(show({}, fixtures.minimal.source)).toContain('No stories available yet.');
});
