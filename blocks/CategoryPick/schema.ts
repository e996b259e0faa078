import { z } from 'zod';
import type { BlockMeta } from '#registry/contract.ts';
import { boundText } from '#schemas/layout/parts.ts';

/**
 * Owns the page's h1. Two kinds of categories form two groups. `tiles`: with an image. `rows`: ruled, with a small
 * image.
 */
export const schema = z.strictObject({
  title: boundText.optional(),
  description: boundText.optional(),
  layout: z.enum(['tiles', 'rows']).default('tiles'),
});

export const meta: BlockMeta = {
  label: { ko: '카테고리 선택', en: 'Choose a category', ja: 'カテゴリー選択', zh: '选择分类' },
  description: 'All categories, large, to choose from; owns the page’s h1.',
  category: 'product',
  version: 1,
  hydrate: 'never',
  sources: ['product-categories'],
  sourceRequired: true,
  slots: {},
  provides: ['heading'],
};
