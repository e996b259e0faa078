import type { Fixtures } from '#blocks/_ui/fixtures.ts';
import { extremeProducts, productsFixture } from '#blocks/_ui/product-fixtures.ts';

const page = { pageKey: '/products', path: '/products' };

export const fixtures = {
  default: { data: {}, source: productsFixture(20, { total: 60 }), ...page },
  minimal: { data: { hasSort: false }, source: productsFixture(0), ...page },
  extreme: {
    data: { columns: 5 },
    source: { rows: extremeProducts(), count: 123_456, page: 17, limit: 20 },
    ...page,
  },
} satisfies Fixtures;
