import type { Fixtures } from '#blocks/_ui/fixtures.ts';
import { longWords } from '#blocks/_ui/product-fixtures.ts';
import type { ProductOption } from '#schemas/api/products.ts';

const page = { pageKey: '/products/{productId}', path: '/products/7' };

const option = (id: number, change: Partial<ProductOption> = {}): ProductOption => ({
  id,
  name: `슈링크 유니버스 ${id}00샷`,
  price: 59_000 * id,
  originalPrice: 90_000 * id,
  isVatIncluded: false,
  isConsultationRequired: false,
  isReservable: true,
  count: null,
  ...change,
});

const product = { productId: 7, productName: '슈링크 유니버스', languageCode: 'ko', currency: 'KRW' };

const autumn = { id: 4, title: '가을 리프팅 페스타' };

/** Treatments of an event: the first options of both have the same id. */
export const ofEvent = {
  treatments: [
    {
      id: 7,
      name: '슈링크 유니버스',
      languageCode: 'ko',
      options: [option(1, { event: autumn }), option(3)],
    },
    { id: 8, name: '리쥬란', languageCode: 'ko', options: [option(1, { name: '2cc', event: autumn })] },
    { id: 9, name: '마감', languageCode: 'ko', options: [] },
  ],
};

export const fixtures = {
  default: {
    data: {
      ...product,
      options: [
        option(1),
        option(3, { count: 3 }),
        option(5, { originalPrice: null }),
        option(6, { price: null, originalPrice: null, isConsultationRequired: true, name: '얼굴 전체 맞춤' }),
        option(9, { isReservable: false }),
      ],
    },
    ...page,
  },
  minimal: { data: { productId: 7, productName: '슈링크 유니버스', options: [] }, ...page },
  extreme: {
    data: {
      ...product,
      title: longWords,
      currency: 'JPY',
      variant: 'plain',
      reserve: { url: '/info', label: longWords },
      event: {
        id: 1,
        title: longWords.ko,
        isSecret: true,
        startAt: null,
        endAt: null,
        isAlways: true,
        state: 'always',
      },
      options: [
        option(1, { name: longWords.ko, price: 98_765_432, originalPrice: 198_765_432, count: 30 }),
        option(2, { name: longWords.en, isConsultationRequired: true, isReservable: false }),
        option(3, { name: longWords.ja, price: 0, originalPrice: null }),
        option(4, { name: longWords.zh, price: null }),
        ...Array.from({ length: 26 }, (_, index) => option(index + 5)),
      ],
    },
    ...page,
  },
} satisfies Fixtures;
