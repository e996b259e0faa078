import { exhibitionFixture } from '#blocks/_ui/exhibition-fixtures.ts';
import type { Fixtures } from '#blocks/_ui/fixtures.ts';
import { extremeProducts, longWords, productsFixture } from '#blocks/_ui/product-fixtures.ts';
import type { ExhibitionProduct } from '#schemas/api/exhibitions.ts';
import type { ProductRow } from '#schemas/api/products.ts';

const page = { pageKey: '/exhibitions/{exhibitionId}', path: '/exhibitions/1' };
const story =
  '<h2>이런 분께 권합니다</h2><ul><li>턱선이 흐려진 분</li><li>탄력이 떨어진 분</li></ul><p>상담 뒤에 결정하셔도 됩니다.</p>';

const withOptions = (row: ProductRow): ExhibitionProduct => ({
  ...row,
  options: [true, false].map((isEvent, index) => ({
    id: row.id * 100 + index,
    name: index === 0 ? '첫 방문 300샷' : '기본 600샷',
    price: 59_000 * (index + 1),
    originalPrice: isEvent ? 99_000 : null,
    isVatIncluded: true,
    isConsultationRequired: false,
    isReservable: true,
    count: null,
    isEvent,
  })),
});

export const fixtures = {
  default: {
    data: {},
    source: {
      row: {
        ...exhibitionFixture(1),
        description: story,
        products: productsFixture(8).rows.map(withOptions),
      },
    },
    ...page,
  },
  minimal: {
    data: {},
    source: {
      row: {
        ...exhibitionFixture(2, {
          image: null,
          summary: null,
          endAt: '2026-02-01T00:00:00+09:00',
          state: 'ended',
        }),
        description: '',
        products: [],
      },
    },
    ...page,
  },
  extreme: {
    data: { layout: 'split', variant: 'line', columns: 2 },
    source: {
      row: {
        ...exhibitionFixture(3, { title: longWords.en, summary: longWords.ja, languageCode: 'en' }),
        description: `<p>${longWords.ko}</p><p>${longWords.en}</p>`,
        products: extremeProducts().map(withOptions),
      },
    },
    ...page,
  },
} satisfies Fixtures;
