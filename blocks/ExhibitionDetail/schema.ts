import { z } from 'zod';
import type { BlockMeta } from '#registry/contract.ts';
import { productColumns, productVariant } from '#schemas/layout/product-parts.ts';

/** An event's page; owns its h1. `banner`: text below a wide image. `split`: text beside it. */
export const schema = z.strictObject({
  layout: z.enum(['banner', 'split']).default('banner'),
  variant: productVariant.default('shop'),
  columns: productColumns.default(4),
});

export const meta: BlockMeta = {
  label: { ko: '이벤트 상세', en: 'Event page', ja: 'イベント詳細', zh: '活动详情' },
  description: 'An event with its banner, period, story and treatments; owns the page’s h1.',
  category: 'exhibition',
  version: 1,
  hydrate: 'never',
  sources: ['exhibition'],
  sourceRequired: true,
  slots: {
    picker: {
      label: 'Option picker, in place of the list of options while the event runs',
      max: 1,
      takes: 'picker',
    },
    after: { label: 'Below the treatments' },
  },
  provides: ['heading'],
};
