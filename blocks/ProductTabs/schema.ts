import { z } from 'zod';
import type { BlockMeta } from '#registry/contract.ts';
import { boundText, headingFields } from '#schemas/layout/parts.ts';
import { productColumns, productVariant } from '#schemas/layout/product-parts.ts';
import { id } from '#schemas/primitives.ts';

/** Each tab shows one category's treatments from the source's response; empty tabs are omitted. */
export const schema = z.strictObject({
  ...headingFields,
  tabs: z
    .array(z.strictObject({ categoryId: id, title: boundText }))
    .min(1)
    .max(10),
  perTab: z.int().min(1).max(20).default(8),
  columns: productColumns.default(4),
  variant: productVariant.default('shop'),
  tone: z.enum(['plain', 'alt']).default('plain'),
});

export const meta: BlockMeta = {
  label: { ko: '카테고리별 시술', en: 'Treatments in tabs', ja: 'カテゴリー別の施術', zh: '分类项目' },
  description: 'Treatments by category, one category shown at a time.',
  category: 'product',
  version: 1,
  hydrate: 'never',
  sources: ['products'],
  sourceRequired: true,
  slots: {},
};
