import { z } from 'zod';
import type { BlockMeta } from '#registry/contract.ts';
import { labelled } from '#schemas/labelled.ts';
import { headingFields } from '#schemas/layout/parts.ts';
import { productColumns, productLayout, productVariant } from '#schemas/layout/product-parts.ts';
import { align, plainTone } from '#schemas/layout/shared-choices.ts';
import { sharedLabels } from '#schemas/layout/shared-labels.ts';

/** Treatments at event prices: of one exhibition, or of all running ones. Renders nothing if there are none. */
export const schema = z.strictObject({
  ...headingFields,
  layout: labelled(productLayout.default('grid'), sharedLabels.productLayout),
  columns: labelled(productColumns.default(4), sharedLabels.columns),
  variant: labelled(productVariant.default('shop'), sharedLabels.productVariant),
  tone: labelled(plainTone.default('plain'), sharedLabels.tone),
  align: labelled(align.default('start'), sharedLabels.align),
});

export const meta: BlockMeta = {
  label: { ko: '이벤트 시술', en: 'Event treatments', ja: 'イベント対象の施術', zh: '活动项目' },
  description: { en: 'Treatments at event prices.', ko: '이벤트 가격이 적용되는 시술을 보여 줍니다.' },
  keywords: 'promotion products prices 할인 상품 가격 割引 料金 优惠 价格',
  category: 'exhibition',
  version: 1,
  hydrate: 'never',
  sources: ['exhibition-products'],
  sourceRequired: true,
  slots: {},
};
