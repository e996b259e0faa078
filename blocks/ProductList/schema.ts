import { z } from 'zod';
import type { BlockMeta } from '#registry/contract.ts';
import { labeled } from '#schemas/labeled.ts';
import { productColumns, productVariant } from '#schemas/layout/product-parts.ts';
import { sharedLabels } from '#schemas/layout/shared-labels.ts';

/**
 * A list of treatments. On /products the source takes `categoryId`, `sort` and `page` from the query, on /search
 * `keyword` and `page`; the slot `filters` takes the categories as chips.
 */
export const schema = z.strictObject({
  columns: labeled(productColumns.default(4), sharedLabels.columns),
  variant: labeled(productVariant.default('shop'), sharedLabels.productVariant),
  hasSort: labeled(z.boolean().default(true), {
    en: ['Sorting', 'Visitors can choose the order of the treatments.'],
    ko: ['정렬 선택', '방문자가 시술 순서를 고를 수 있습니다.'],
  }),
});

export const meta = {
  label: { ko: '시술 목록', en: 'Treatment list', ja: '施術リスト', zh: '项目目录' },
  description: {
    en: 'All treatments with sorting, count and pages. The page needs a heading of its own.',
    ko: '모든 시술을 정렬, 개수, 페이지 번호와 함께 보여 줍니다. 페이지의 큰 제목은 따로 넣습니다.',
  },
  keywords: 'treatments products catalog prices 상품 가격표 商品 料金 价格',
  category: 'product',
  version: 1,
  hydrate: 'never',
  sources: ['products'],
  sourceRequired: true,
  slots: {
    filters: { label: { en: 'Filters above the list', ko: '목록 위 필터' }, max: 2, takes: 'filter' },
  },
} as const satisfies BlockMeta;
