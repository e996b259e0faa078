import { exhibitionsFixture } from '#blocks/_ui/exhibition-fixtures.ts';
import type { Fixtures } from '#blocks/_ui/fixtures.ts';
import { extremeProducts, longWords, productsFixture } from '#blocks/_ui/product-fixtures.ts';

const page = { pageKey: '/search', path: '/search' };
const keyword = '리프팅';

export const noticesFixture = {
  rows: Array.from({ length: 6 }, (_, index) => ({
    id: index + 1,
    languageCode: 'ko',
    title: index === 0 ? longWords.ko : '12월 리프팅 예약 안내',
    isPinned: index === 0,
    createdAt: '2026-11-01T00:00:00.000Z',
    updatedAt: '2026-11-01T00:00:00.000Z',
  })),
  count: 6,
  page: 1,
  limit: 20,
};

export const faqsFixture = {
  rows: [
    {
      id: 1,
      languageCode: 'ko',
      categoryId: null,
      categoryName: null,
      question: '리프팅은 아픈가요?',
      answer:
        '<p>마취 크림을 바르고 시작합니다. <a href="/products">리프팅</a> &amp; 관리는 같은 날 받으실 수 있어요.</p>',
    },
  ],
  count: 1,
  page: 1,
  limit: 20,
  categories: [],
};

export const fixtures = {
  default: { data: { kind: 'products', keyword }, source: productsFixture(20, { total: 60 }), ...page },
  minimal: {
    data: { kind: 'products', keyword: '없는 말', tab: 'products' },
    source: productsFixture(0),
    ...page,
  },
  blank: { data: { kind: 'products' }, source: productsFixture(4), ...page },
  exhibitions: {
    data: { kind: 'exhibitions', keyword },
    source: exhibitionsFixture(),
    sourceName: 'exhibitions',
    ...page,
  },
  notices: { data: { kind: 'notices', keyword }, source: noticesFixture, sourceName: 'notices', ...page },
  faqs: { data: { kind: 'faqs', keyword, tab: 'faqs' }, source: faqsFixture, sourceName: 'faqs', ...page },
  extreme: {
    data: { kind: 'products', keyword: longWords.ko, tab: 'products', columns: 3, variant: 'line' },
    source: { rows: extremeProducts(), count: 123_456, page: 17, limit: 20 },
    ...page,
  },
} satisfies Fixtures & Record<string, Fixtures['default']>;
