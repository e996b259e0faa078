import { z } from 'zod';
import type { BlockMeta } from '#registry/contract.ts';
import { boundText } from '#schemas/layout/parts.ts';

/** Owns the page's h1. Where both kinds of categories come they stand apart. `tiles`: a picture each. `rows`: ruled rows with a small picture. */
export const schema = z.strictObject({
  title: boundText.optional(),
  description: boundText.optional(),
  layout: z.enum(['tiles', 'rows']).default('tiles'),
});

export const meta: BlockMeta = {
  label: { ko: '카테고리 선택', en: 'Choose a category', ja: 'カテゴリー選択', zh: '选择分类' },
  description: 'All categories, large, to choose one from; owns the page’s h1.',
  category: 'product',
  version: 1,
  hydrate: 'never',
  sources: ['product-categories'],
  sourceRequired: true,
  slots: {},
};
