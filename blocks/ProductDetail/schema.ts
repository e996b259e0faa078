import { z } from 'zod';
import type { BlockMeta } from '#registry/contract.ts';

/**
 * A treatment's page; owns its h1. `shop`: gallery beside the price. `editorial`: a title across the page and
 * hairlines. `quiet`: one large image first.
 */
export const schema = z.strictObject({
  variant: z.enum(['shop', 'editorial', 'quiet']).default('shop'),
  /** A bar at the bottom of phones that links to the options. */
  hasReserveBar: z.boolean().default(true),
});

export const meta: BlockMeta = {
  label: { ko: '시술 상세', en: 'Treatment page', ja: '施術詳細', zh: '项目详情' },
  description: 'A treatment with images, price, facts and instructions; owns the page’s h1.',
  category: 'product',
  version: 1,
  hydrate: 'never',
  sources: ['product'],
  sourceRequired: true,
  slots: {
    picker: { label: 'Option picker', max: 1, takes: 'picker' },
    related: { label: 'Below the text' },
  },
  provides: ['heading'],
};
