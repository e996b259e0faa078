import type { Fixtures } from '#blocks/_ui/fixtures.ts';
import { longWords, productFixture } from '#blocks/_ui/product-fixtures.ts';
import type { ProductDetail, ProductOption } from '#schemas/api/products.ts';

const page = { pageKey: '/products/{productId}', path: '/products/7' };
const picture = (id: number) => ({
  url: `/files/bomnal/product-${id}.webp`,
  width: 1000,
  height: 1000,
  alt: '',
});

const option = (id: number, change: Partial<ProductOption>): ProductOption => ({
  id,
  name: '',
  price: 129_000,
  originalPrice: null,
  isVatIncluded: false,
  isConsultationRequired: false,
  isReservable: true,
  count: null,
  ...change,
});

const detail = (change: Partial<ProductDetail> = {}): ProductDetail => ({
  ...productFixture(7),
  images: [picture(7), picture(8), picture(9), picture(10)],
  description:
    '<h3>어떤 시술인가요?</h3><p>피부 깊은 층에 열을 전해 처진 윤곽을 끌어올립니다. 겉에는 상처가 남지 않습니다.</p><ul><li>턱선이 흐려진 분</li><li>탄력이 떨어진 분</li></ul>',
  cautions:
    '<ul><li>시술 전 3일은 각질 관리를 쉬어 주세요.</li><li>복용 중인 약이 있으면 알려 주세요.</li></ul>',
  aftercare: '<ul><li>하루 동안 사우나와 음주를 피해 주세요.</li><li>자외선 차단제를 발라 주세요.</li></ul>',
  durationMinutes: 40,
  anaesthesia: 'cream',
  recovery: '당일 일상생활이 가능합니다',
  estimatedPrice: 250_000,
  options: [
    option(1, { name: '300샷', originalPrice: 260_000 }),
    option(2, { name: '600샷', price: 239_000, count: 2 }),
  ],
  relatedProductIds: [1, 2],
  event: null,
  ...change,
});

export const fixtures = {
  default: { data: {}, source: { row: detail() }, ...page },
  minimal: {
    data: { variant: 'quiet', hasReserveBar: false },
    source: {
      row: detail({
        images: [],
        image: null,
        summary: null,
        tags: [],
        description: '',
        cautions: null,
        aftercare: null,
        durationMinutes: null,
        anaesthesia: null,
        recovery: null,
        estimatedPrice: null,
        options: [],
        price: null,
        originalPrice: null,
        isReservable: false,
        isNew: false,
      }),
    },
    ...page,
  },
  extreme: {
    data: { variant: 'editorial' },
    source: {
      row: detail({
        languageCode: 'en',
        name: longWords.en,
        summary: longWords.ja,
        tags: Object.values(longWords),
        images: Array.from({ length: 12 }, (_, index) => picture(index + 1)),
        description: `<h3>${longWords.en}</h3><p>${longWords.ko}</p><p>${longWords.zh}</p>`,
        recovery: longWords.ko,
        durationMinutes: 12_345,
        options: [
          option(1, { name: longWords.ko, event: { id: 1, title: longWords.ko } }),
          option(2, { name: longWords.en, price: 239_000 }),
        ],
        event: {
          id: 1,
          title: longWords.ko,
          isSecret: true,
          startAt: null,
          endAt: '2099-12-31T23:59:59+09:00',
          isAlways: false,
          state: 'ongoing',
        },
      }),
    },
    ...page,
  },
} satisfies Fixtures;
