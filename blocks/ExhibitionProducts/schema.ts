import { z } from 'zod';
import type { BlockMeta } from '#registry/contract.ts';
import { headingFields } from '#schemas/layout/parts.ts';
import { productColumns, productLayout, productVariant } from '#schemas/layout/product-parts.ts';

/** Treatments at event prices: of one exhibition, or of all running ones. Renders nothing if there are none. */
export const schema = z.strictObject({
  ...headingFields,
  layout: productLayout.default('grid'),
  columns: productColumns.default(4),
  variant: productVariant.default('shop'),
  tone: z.enum(['plain', 'alt']).default('plain'),
  align: z.enum(['start', 'center']).default('start'),
});

export const meta: BlockMeta = {
  label: { ko: '이벤트 시술', en: 'Event treatments', ja: 'イベント対象の施術', zh: '活动项目' },
  description: 'Treatments that take part in special events.',
  category: 'exhibition',
  version: 1,
  hydrate: 'never',
  sources: ['exhibition-products'],
  sourceRequired: true,
  slots: {},
};
