import { longHeading } from '#blocks/_ui/content-fixtures.ts';
import type { Fixtures } from '#blocks/_ui/fixtures.ts';
import { longWords } from '#blocks/_ui/product-fixtures.ts';
import type { BoardRow, BoardsResponse } from '#schemas/api/boards.ts';

const row = (id: number, change: Partial<BoardRow> = {}): BoardRow => ({
  id,
  boardTypeId: 2,
  languageCode: 'ko',
  title: '겨울철 피부 장벽을 지키는 세 가지 습관',
  summary: '씻는 순서부터 다시 살펴봅니다',
  image: { url: '/files/bomnal/article-01.webp', width: 1200, height: 900, alt: '세안하는 손' },
  isPinned: id === 1,
  createdAt: `2026-11-${String(20 - id).padStart(2, '0')}T01:00:00Z`,
  updatedAt: '2026-11-20T01:00:00Z',
  ...change,
});
const list = (rows: BoardRow[], count = rows.length, page = 1): BoardsResponse => ({
  rows,
  count,
  page,
  limit: 12,
});
const page = { pageKey: '/boards/{boardTypeId}', path: '/boards/2' };

export const fixtures = {
  default: {
    data: { view: 'gallery', search: true, paging: true },
    source: list(
      [1, 2, 3, 4, 5].map((id) => row(id)),
      40,
      2,
    ),
    ...page,
  },
  minimal: { data: {}, source: list([]), ...page },
  extreme: {
    data: { ...longHeading, search: true, paging: true, variant: 'quiet', tone: 'dark' },
    source: list(
      Array.from({ length: 12 }, (_, index) =>
        row(index + 1, { title: longWords.ko, summary: longWords.en, image: null, languageCode: 'zh' }),
      ),
      4_000,
      20,
    ),
    ...page,
  },
} satisfies Fixtures;
