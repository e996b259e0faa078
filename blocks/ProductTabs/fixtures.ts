import type { Fixtures } from '#blocks/_ui/fixtures.ts';
import { extremeProducts, longWords, productsFixture } from '#blocks/_ui/product-fixtures.ts';

export const fixtures = {
  default: {
    data: {
      title: { ko: '고민별 시술 찾기', en: 'Find your treatment' },
      tabs: [
        { categoryId: 1, title: { ko: '리프팅', en: 'Lifting' } },
        { categoryId: 2, title: { ko: '색소·미백', en: 'Pigment' } },
        { categoryId: 3, title: { ko: '보톡스·필러', en: 'Botulinum and filler' } },
        { categoryId: 4, title: { ko: '스킨부스터', en: 'Skin boosters' } },
      ],
    },
    source: productsFixture(24),
  },
  minimal: { data: { tabs: [{ categoryId: 1, title: '리프팅' }] }, source: productsFixture(0) },
  extreme: {
    data: {
      title: longWords,
      description: longWords,
      tabs: Array.from({ length: 10 }, (_, index) => ({ categoryId: index + 1, title: longWords })),
      variant: 'line',
      columns: 2,
      tone: 'alt',
    },
    source: {
      rows: extremeProducts().map((row, index) => ({ ...row, categoryIds: [(index % 10) + 1] })),
      count: 20,
      page: 1,
      limit: 100,
    },
  },
} satisfies Fixtures;
