import { expect, test } from 'vitest';
import { renderForTest } from '#blocks/_ui/render-for-test.tsx';
import { type CustomerBoardRow, customerBoardsResponse } from '#schemas/api/notice-customer-boards.ts';
import { samplePage } from '#tests/contract/sample-page.ts';
import { fixtures } from './fixtures.ts';
import CustomerBoardList from './index.tsx';
import messages from './messages.json' with { type: 'json' };
import { schema } from './schema.ts';

const row = { ...(fixtures.default.source.rows[1] as CustomerBoardRow), isPrivate: false, isAnswered: false };

function render(
  rows: CustomerBoardRow[],
  more: { query?: Record<string, string>; done?: string; count?: number; path?: string } = {},
) {
  const { query = {}, done, count = rows.length, path = '/cscenter/boards/11' } = more;
  const params: Record<string, string> = path.startsWith('/cscenter/boards/') ? { boardTypeId: '11' } : {};
  return renderForTest(
    { component: CustomerBoardList, messages },
    {
      data: schema.parse(done ? { done } : {}),
      source: customerBoardsResponse.parse({ rows, count, page: 1, limit: 15 }),
      page: { path, params, query, partner: samplePage('en').partner },
    },
  ).html;
}

test('an empty board and an empty search show different messages', () => {
  expect(render([])).toContain('No articles registered.');
  expect(render([], { query: { keyword: 'x' } })).toContain('No search results found.');
  expect(render([], { query: { keyword: 'x' } })).not.toContain('No articles registered.');
});

test('pinned, private, answered and waiting articles are marked', () => {
  expect(render([row])).toContain('Awaiting answer');
  expect(render([{ ...row, isAnswered: true }])).toContain('Answered');
  expect(render([{ ...row, isPrivate: true }])).toContain('Private article');
  const pinned = render([{ ...row, isPinned: true, isAnswered: true }]);
  expect(pinned).toContain('Pinned');
  expect(pinned).toContain('Answered');
});

test('a clinic notice has its own badge and the clinic’s name, and no answer state', () => {
  const html = render([{ ...row, isPinned: true, isNotice: true, name: '봄**' }]);
  expect(html).toMatch(/Ui-badge--accent[^>]*>Notice</);
  expect(html).toContain(samplePage('en').partner.displayName);
  expect(html).not.toMatch(/Awaiting answer|Answered|Pinned|봄\*\*/);
});

test('a visitor’s question that the clinic pins before it answers stays the visitor’s', () => {
  const html = render([{ ...row, isPinned: true, name: '봄**' }]);
  expect(html).toMatch(/Pinned.*Awaiting answer.*봄\*\*/s);
  expect(html).not.toContain('Ui-badge--accent');
});

test('a private article shows neither title nor name nor date', () => {
  const html = render([{ ...row, isPrivate: true }]);
  expect(html).not.toMatch(/<time|CustomerBoardList-name/);
  for (const secret of [row.title, row.name]) expect(html).not.toContain(secret);
});

test('an article links to its page in the page’s language, with its date in the clinic’s time zone', () => {
  const html = render([{ ...row, id: 7, createdAt: '2026-11-19T16:00:00Z' }]);
  expect(html).toContain('href="/en/cscenter/boards/11/detail/7"');
  expect(html).toContain('2026/11/20');
  expect(html).toContain('href="/en/cscenter/boards/11/write"');
});

test('a list on any page links to where its board’s articles are written, if it knows the board', () => {
  expect(render([row], { path: '/' })).toContain('href="/en/cscenter/boards/11/write"');
  expect(render([], { path: '/' })).not.toContain('/write');
  expect(render([])).toContain('href="/en/cscenter/boards/11/write"');
});

test('page links preserve the keyword', () => {
  const html = render([row], { query: { keyword: '멍' }, count: 40 });
  expect(html).toContain('href="/en/cscenter/boards/11?keyword=멍&amp;page=2"');
});

test('a completed action is confirmed, and an invented one in the URL is not', () => {
  expect(render([row], { done: 'created' })).toContain('Your article has been posted.');
  expect(render([row], { done: 'hacked' })).not.toContain('Ui-doneNotice');
});
