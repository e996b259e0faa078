import { z } from 'zod';
import type { BlockMeta } from '#registry/contract.ts';
import { headingFields } from '#schemas/layout/parts.ts';
import { productColumns, productLayout, productVariant } from '#schemas/layout/product-parts.ts';

/** `columns` on wide screens; phones show two. `variant: "line"` or `layout: "list"` shows treatments as ruled rows. */
export const schema = z.strictObject({
  ...headingFields,
  layout: productLayout.default('grid'),
  columns: productColumns.default(4),
  variant: productVariant.default('shop'),
  tone: z.enum(['plain', 'alt']).default('plain'),
  align: z.enum(['start', 'center']).default('start'),
});

export const meta: BlockMeta = {
  label: { ko: '시술 모음', en: 'Treatments', ja: '施術一覧', zh: '项目列表' },
  description: 'Some treatments with their prices, with a link to more.',
  category: 'product',
  version: 1,
  hydrate: 'never',
  sources: ['products'],
  sourceRequired: true,
  slots: {},
};
