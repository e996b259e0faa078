import { longHeading } from '#blocks/_ui/content-fixtures.ts';
import type { Fixtures } from '#blocks/_ui/fixtures.ts';
import { longWords } from '#blocks/_ui/product-fixtures.ts';
import type { FaqRow, FaqsResponse } from '#schemas/api/faqs.ts';

const questions = [
  '예약 없이 방문해도 되나요?',
  '시술 후 바로 화장해도 되나요?',
  '주차할 수 있나요?',
  '외국어 상담이 가능한가요?',
];

const row = (id: number, change: Partial<FaqRow> = {}): FaqRow => ({
  id,
  languageCode: 'ko',
  categoryId: (id % 2) + 1,
  categoryName: id % 2 ? '시술' : '예약',
  question: questions[(id - 1) % questions.length] as string,
  answer: '<p>네, 가능합니다. 다만 예약하신 분을 먼저 모시고 있습니다.</p>',
  ...change,
});
const list = (rows: FaqRow[], more: Partial<FaqsResponse> = {}): FaqsResponse => ({
  rows,
  count: rows.length,
  page: 1,
  limit: 20,
  categories: [
    { id: 1, name: '예약', count: 2 },
    { id: 2, name: '시술', count: 2 },
  ],
  ...more,
});
const page = { pageKey: '/cscenter/faq', path: '/cscenter/faq' };

export const fixtures = {
  default: { data: {}, source: list([1, 2, 3, 4].map((id) => row(id))), ...page },
  minimal: { data: {}, source: list([], { categories: [] }), ...page },
  extreme: {
    data: { ...longHeading, paging: true, variant: 'cards', tone: 'dark' },
    source: list(
      Array.from({ length: 20 }, (_, index) =>
        row(index + 1, {
          question: longWords.ko,
          categoryName: longWords.ko,
          answer: `<p>${longWords.ko}</p>`,
        }),
      ),
      {
        count: 400,
        page: 20,
        categories: Array.from({ length: 12 }, (_, id) => ({ id: id + 1, name: longWords.ko, count: 99 })),
      },
    ),
    ...page,
  },
} satisfies Fixtures;
