import { expect, test } from 'vitest';
import { renderForTest } from '#blocks/_ui/render-for-test.tsx';
import { type NoticesResponse, noticesResponse } from '#schemas/api/notices.ts';
import { samplePage } from '#tests/contract/sample-page.ts';
import NoticeList from './index.tsx';
import messages from './messages.json' with { type: 'json' };
import { schema } from './schema.ts';

const notice = (id: number, isPinned = false) => ({
  id,
  languageCode: 'ko',
  title: `공지 ${id}`,
  isPinned,
  createdAt: '2026-11-19T16:00:00Z',
  updatedAt: '2026-11-19T16:00:00Z',
});
const list = (rows: unknown[], more = {}) =>
  noticesResponse.parse({ rows, count: rows.length, page: 1, limit: 10, ...more });

const render = (source: NoticesResponse | undefined, query: Record<string, string> = {}) =>
  renderForTest(
    { component: NoticeList, messages },
    { data: schema.parse({ paging: true }), source, page: samplePage('en', { query }) },
  ).html;

test('an empty or unreadable list shows an empty message', () => {
  expect(render(list([]))).toContain('No notices available yet.');
  expect(render(undefined)).toContain('No notices available yet.');
});

test('a notice links to its page, with its date in the clinic’s time zone', () => {
  const html = render(list([notice(7, true)]));
  expect(html).toContain('href="/en/cscenter/notice/7"');
  expect(html).toContain('2026/11/20');
  expect(html).toContain('Pinned');
  expect(html).toContain('<span class="NoticeList-title" lang="ko">공지 7</span>');
});

test('page links preserve the keyword, and the first has no number', () => {
  const html = render(list([notice(1)], { count: 30, page: 2 }), { keyword: '휴진' });
  const keyword = '휴진';
  expect(html).toContain(`href="/en/cscenter/notice?keyword=${keyword}"`);
  expect(html).toContain(`href="/en/cscenter/notice?keyword=${keyword}&amp;page=3"`);
  expect(render(list([notice(1)]))).not.toContain('<nav');
});
