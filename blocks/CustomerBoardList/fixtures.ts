import { longHeading } from '#blocks/_ui/content-fixtures.ts';
import type { Fixtures } from '#blocks/_ui/fixtures.ts';
import { longWords } from '#blocks/_ui/product-fixtures.ts';
import type { CustomerBoardRow, CustomerBoardsResponse } from '#schemas/api/notice-customer-boards.ts';

const row = (id: number, change: Partial<CustomerBoardRow> = {}): CustomerBoardRow => ({
  id,
  boardTypeId: 11,
  languageCode: 'ko',
  title: '필러 후 멍이 오래가요',
  name: '김**',
  isPrivate: id % 3 === 0,
  isPinned: id === 1,
  isAnswered: id % 2 === 0,
  isNotice: id === 1,
  createdAt: `2026-11-${String(20 - id).padStart(2, '0')}T01:00:00Z`,
  updatedAt: '2026-11-20T01:00:00Z',
  ...change,
});
const list = (rows: CustomerBoardRow[], count = rows.length, page = 1): CustomerBoardsResponse => ({
  rows,
  count,
  page,
  limit: 15,
});
const page = { pageKey: '/cscenter/boards/{boardTypeId}', path: '/cscenter/boards/11' };

export const fixtures = {
  default: {
    data: {},
    source: list(
      [1, 2, 3, 4, 5, 6].map((id) => row(id)),
      40,
      2,
    ),
    ...page,
  },
  minimal: { data: { search: false, paging: false }, source: list([]), ...page },
  extreme: {
    data: { ...longHeading, done: 'created', variant: 'quiet', tone: 'dark' },
    source: list(
      Array.from({ length: 15 }, (_, index) =>
        row(index + 1, {
          title: `\u202e${longWords.en} 🩺 <script>alert(1)</script> ${'가'.repeat(120)}`,
          name: '🦊**',
          languageCode: 'zh',
        }),
      ),
      9_000,
      300,
    ),
    ...page,
  },
} satisfies Fixtures;
