import { z } from 'zod';
import type { BlockMeta } from '#registry/contract.ts';
import { headingFields } from '#schemas/layout/parts.ts';
import { productFields } from '#schemas/layout/product-parts.ts';

/** Treatments at event prices: of one exhibition, or of all running ones. Renders nothing if there are none. */
export const schema = z.strictObject({
  ...headingFields,
  ...productFields,
});

export const meta = {
  label: { ko: '이벤트 시술', en: 'Event treatments', ja: 'イベント対象の施術', zh: '活动项目' },
  description: { en: 'Treatments at event prices.', ko: '이벤트 가격이 적용되는 시술을 보여 줍니다.' },
  keywords: 'promotion products prices 할인 상품 가격 割引 料金 优惠 价格',
  category: 'exhibition',
  version: 1,
  hydrate: 'never',
  sources: ['exhibition-products'],
  sourceRequired: true,
  slots: {},
} as const satisfies BlockMeta;
