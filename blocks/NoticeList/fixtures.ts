import { longHeading } from '#blocks/_ui/content-fixtures.ts';
import type { Fixtures } from '#blocks/_ui/fixtures.ts';
import { longWords } from '#blocks/_ui/product-fixtures.ts';
import type { NoticeRow, NoticesResponse } from '#schemas/api/notices.ts';

const titles = ['11월 진료 시간 변경 안내', '설 연휴 휴진 안내', '새 레이저 장비 도입', '주차장 이용 안내'];

const row = (id: number, change: Partial<NoticeRow> = {}): NoticeRow => ({
  id,
  languageCode: 'ko',
  title: titles[(id - 1) % titles.length] as string,
  isPinned: id <= 2,
  createdAt: `2026-11-${String(20 - id).padStart(2, '0')}T01:00:00Z`,
  updatedAt: '2026-11-20T01:00:00Z',
  ...change,
});
const list = (rows: NoticeRow[], count = rows.length, page = 1): NoticesResponse => ({
  rows,
  count,
  page,
  limit: 10,
});

export const fixtures = {
  default: {
    data: { paging: true },
    source: list(
      [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((id) => row(id)),
      40,
      2,
    ),
    pageKey: '/cscenter/notice',
    path: '/cscenter/notice',
  },
  minimal: { data: {}, source: list([]) },
  extreme: {
    data: { ...longHeading, paging: true, variant: 'cards', tone: 'dark' },
    source: list(
      Array.from({ length: 10 }, (_, index) => row(index + 1, { title: longWords.ko })),
      400,
      20,
    ),
  },
} satisfies Fixtures;
