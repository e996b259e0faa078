import type { Fixtures } from '#blocks/_ui/fixtures.ts';
import { extremeProducts, longWords, productsFixture } from '#blocks/_ui/product-fixtures.ts';

const inExhibition = <Row extends object>(rows: Row[]) => rows.map((row) => ({ ...row, exhibitionId: 1 }));
const list = productsFixture(8);

export const fixtures = {
  default: {
    data: { eyebrow: 'EVENT', layout: 'carousel' },
    source: { ...list, rows: inExhibition(list.rows) },
  },
  minimal: { data: {}, source: { rows: [], count: 0, page: 1, limit: 20 } },
  extreme: {
    data: { title: longWords, description: longWords, layout: 'list', tone: 'alt', align: 'center' },
    source: { rows: inExhibition(extremeProducts()), count: 20, page: 1, limit: 20 },
  },
} satisfies Fixtures;
