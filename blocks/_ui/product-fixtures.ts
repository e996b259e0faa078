import type { ProductRow } from '#schemas/api/products.ts';

/** Long, unbreakable words in four languages, for fixtures. */
export const longWords = {
  ko: '써마지에프엘엑스울쎄라피프라임인모드리프팅슈링크유니버스올리지오엑스콤비네이션프로그램',
  en: 'Radiofrequency-microneedling-photobiomodulation-combination-rejuvenation-programme',
  ja: 'スーパーハイフリフティングコンビネーションエイジングケアプログラムプレミアムコース',
  zh: '超声刀联合热玛吉射频微针光子嫩肤综合年轻化管理尊享疗程套餐升级版',
} as const;

const names = [
  '슈링크 유니버스 300샷',
  '인모드 리프팅',
  '피코토닝 5회',
  '리쥬란 힐러 2cc',
  '보톡스 사각턱',
  '아쿠아필',
  '엑셀브이 플러스',
  '쥬베룩 볼륨',
];

/** A treatment as the backend lists it. */
export function productFixture(id: number, change: Partial<ProductRow> = {}): ProductRow {
  return {
    id,
    languageCode: 'ko',
    name: names[(id - 1) % names.length] as string,
    summary: '탄력과 윤곽을 한 번에 정리하는 프로그램',
    categoryIds: [((id - 1) % 4) + 1],
    image: { url: `/files/bomnal/product-${id}.webp`, width: 800, height: 800, alt: '' },
    tags: ['리프팅', '당일 회복'],
    currency: 'KRW',
    price: 59_000 + id * 10_000,
    originalPrice: id % 3 === 0 ? null : 120_000 + id * 20_000,
    isVatIncluded: false,
    isConsultationRequired: false,
    isReservable: true,
    isNew: id % 4 === 1,
    createdAt: '2026-11-01T00:00:00Z',
    ...change,
  };
}

/** A page of the list of treatments. */
export function productsFixture(
  count: number,
  paging: { page?: number; limit?: number; total?: number } = {},
) {
  const rows = Array.from({ length: count }, (_, index) => productFixture(index + 1));
  return { rows, count: paging.total ?? count, page: paging.page ?? 1, limit: paging.limit ?? 20 };
}

/** Treatments that are hard to lay out. */
export function extremeProducts(): ProductRow[] {
  return [
    productFixture(1, {
      name: longWords.ko,
      summary: longWords.ko,
      tags: [longWords.ko, longWords.en, longWords.ja],
    }),
    productFixture(2, { name: longWords.en, languageCode: 'en', summary: null, image: null, tags: [] }),
    productFixture(3, {
      name: longWords.ja,
      languageCode: 'ja',
      currency: 'JPY',
      price: 98_765_432,
      originalPrice: 198_765_432,
    }),
    productFixture(4, { name: longWords.zh, languageCode: 'zh', isReservable: false, image: null }),
    productFixture(5, { price: null, originalPrice: null, isConsultationRequired: true }),
    productFixture(6, { price: 0, originalPrice: null, isVatIncluded: true, isReservable: false }),
    ...Array.from({ length: 14 }, (_, index) => productFixture(index + 7)),
  ];
}
