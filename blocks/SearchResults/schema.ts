import { z } from 'zod';
import type { BlockMeta } from '#registry/contract.ts';
import { bindable } from '#schemas/layout/binding.ts';
import { productVariant } from '#schemas/layout/product-parts.ts';
import { searchKind } from '#schemas/site/search.ts';

/** The search results of one kind. Its source must be of that kind, with `keyword` and `page` bound to the query. */
export const schema = z.strictObject({
  kind: searchKind,
  keyword: bindable(z.string()).optional(),
  tab: bindable(z.string()).optional().describe('The kind that is shown alone, with all its pages.'),
  preview: z.int().min(1).max(20).default(4).describe('How many are shown among the other kinds.'),
  columns: z
    .union([z.literal(2), z.literal(3), z.literal(4)])
    .default(4)
    .describe('Number of columns for treatments.'),
  variant: productVariant.default('shop').describe('The style of treatments.'),
});

export const meta: BlockMeta = {
  label: { ko: '검색 결과', en: 'Search results', ja: '検索結果', zh: '搜索结果' },
  description: 'Search results of one kind, with the keyword highlighted. Renders nothing without a keyword.',
  category: 'content',
  version: 1,
  hydrate: 'never',
  sources: ['products', 'exhibitions', 'notices', 'faqs'],
  sourceRequired: true,
  slots: {},
};
