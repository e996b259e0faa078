import type { ProductCategoryRow } from '#schemas/api/product-categories.ts';
import { longWords } from './product-fixtures.ts';

const names = [
  '리프팅',
  '색소·미백',
  '보톡스·필러',
  '스킨부스터',
  '여드름·흉터',
  '제모',
  '바디',
  '두피·탈모',
];

/** A category as the backend lists it. */
function categoryFixture(id: number, change: Partial<ProductCategoryRow> = {}): ProductCategoryRow {
  return {
    id,
    languageCode: 'ko',
    parentId: null,
    kind: 'body',
    name: names[(id - 1) % names.length] as string,
    summary: '피부 상태를 살펴 강도와 횟수를 정합니다.',
    icon: { url: `/files/bomnal/category-icon-${id}.webp`, width: 128, height: 128, alt: '' },
    image: { url: `/files/bomnal/category-${id}.webp`, width: 800, height: 600, alt: '' },
    productCount: id * 3,
    weight: id,
    ...change,
  };
}

/** A list of categories. */
export function categoriesFixture(count: number) {
  const rows = Array.from({ length: count }, (_, index) => categoryFixture(index + 1));
  return { rows, count, page: 1, limit: 100 };
}

/** Categories that are hard to lay out. */
export function extremeCategories() {
  const rows = [
    categoryFixture(1, { name: longWords.ko, summary: longWords.ko }),
    categoryFixture(2, { name: longWords.en, languageCode: 'en', icon: null, image: null, summary: null }),
    categoryFixture(3, { kind: 'concern', name: longWords.ja, languageCode: 'ja', productCount: 0 }),
    categoryFixture(4, { name: longWords.zh, languageCode: 'zh', productCount: 12_345, image: null }),
    ...Array.from({ length: 16 }, (_, index) => categoryFixture(index + 5)),
  ];
  return { rows, count: rows.length, page: 1, limit: 100 };
}
