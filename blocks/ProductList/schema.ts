import { z } from 'zod';
import type { BlockMeta } from '#registry/contract.ts';
import { productColumns, productVariant } from '#schemas/layout/product-parts.ts';

/**
 * A list of treatments. On /products the source takes `categoryId`, `sort` and `page` from the query, on /search
 * `keyword` and `page`; the slot `filters` takes the categories as chips.
 */
export const schema = z.strictObject({
  columns: productColumns.default(4),
  variant: productVariant.default('shop'),
  hasSort: z.boolean().default(true),
});

export const meta: BlockMeta = {
  label: { ko: '시술 목록', en: 'Treatment list', ja: '施術リスト', zh: '项目目录' },
  description: 'All treatments with sorting, count and pages. The page brings its own h1.',
  category: 'product',
  version: 1,
  hydrate: 'never',
  sources: ['products'],
  sourceRequired: true,
  slots: { filters: { label: 'Filters above the list', max: 2, takes: 'filter' } },
};
