import { categoriesFixture, extremeCategories } from '#blocks/_ui/category-fixtures.ts';
import type { Fixtures } from '#blocks/_ui/fixtures.ts';
import { longWords } from '#blocks/_ui/product-fixtures.ts';

export const fixtures = {
  default: {
    data: {
      title: { ko: '어떤 고민이 있으세요?', en: 'What brings you here?' },
      layout: 'icons',
      hasAll: true,
    },
    source: categoriesFixture(8),
  },
  minimal: {
    data: { layout: 'chips', hasAll: true },
    source: categoriesFixture(8),
    pageKey: '/products',
    path: '/products',
  },
  extreme: {
    data: {
      title: longWords,
      description: longWords,
      layout: 'tiles',
      hasAll: true,
      hasCount: true,
      align: 'center',
    },
    source: extremeCategories(),
  },
} satisfies Fixtures;
