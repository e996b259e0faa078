import type { Fixtures } from '#blocks/_ui/fixtures.ts';
import { extremeProducts, longWords, productsFixture } from '#blocks/_ui/product-fixtures.ts';

export const fixtures = {
  default: {
    data: {
      eyebrow: 'BEST',
      title: { ko: '지금 가장 많이 찾는 시술', en: 'Most wanted now' },
      description: { ko: '봄날에서 이번 달 예약이 가장 많은 시술입니다.' },
      more: { url: '/products?sort=popular', label: { ko: '전체 보기', en: 'See all' } },
      columns: 4,
    },
    source: productsFixture(8),
  },
  minimal: { data: {}, source: productsFixture(0) },
  extreme: {
    data: {
      title: longWords,
      description: longWords,
      layout: 'ranked',
      columns: 5,
      tone: 'alt',
      align: 'center',
    },
    source: { rows: extremeProducts(), count: 20, page: 1, limit: 20 },
  },
} satisfies Fixtures;
