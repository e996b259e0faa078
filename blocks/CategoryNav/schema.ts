import { z } from 'zod';
import type { BlockMeta } from '#registry/contract.ts';
import { headingFields } from '#schemas/layout/parts.ts';

/**
 * `icons` and `tiles` are for the home page, under a heading; `chips` filter a list and have no heading. `hasAll` puts
 * a link to all treatments first.
 */
export const schema = z.strictObject({
  ...headingFields,
  layout: z.enum(['icons', 'chips', 'tiles']).default('icons'),
  hasAll: z.boolean().default(false),
  hasCount: z.boolean().default(false),
  tone: z.enum(['plain', 'alt']).default('plain'),
  align: z.enum(['start', 'center']).default('start'),
});

export const meta: BlockMeta = {
  label: { ko: '카테고리 바로가기', en: 'Category links', ja: 'カテゴリーリンク', zh: '分类导航' },
  description: 'Links to the treatments of each category.',
  category: 'product',
  version: 1,
  hydrate: 'never',
  sources: ['product-categories'],
  sourceRequired: true,
  slots: {},
  places: ['section', 'filter'],
};
