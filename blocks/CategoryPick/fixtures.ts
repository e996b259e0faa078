import { categoriesFixture, extremeCategories } from '#blocks/_ui/category-fixtures.ts';
import type { Fixtures } from '#blocks/_ui/fixtures.ts';
import { longWords } from '#blocks/_ui/product-fixtures.ts';

const page = { pageKey: '/products/category/pick', path: '/products/category/pick' };

export const fixtures = {
  default: { data: { layout: 'tiles' }, source: categoriesFixture(8), ...page },
  minimal: { data: {}, source: categoriesFixture(0), ...page },
  extreme: {
    data: { title: longWords, description: longWords, layout: 'rows' },
    source: extremeCategories(),
    ...page,
  },
} satisfies Fixtures;
