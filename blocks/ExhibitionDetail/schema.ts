import { z } from 'zod';
import type { BlockMeta } from '#registry/contract.ts';
import { labelled } from '#schemas/labelled.ts';
import { productColumns, productVariant } from '#schemas/layout/product-parts.ts';
import { sharedLabels } from '#schemas/layout/shared-labels.ts';

/** An event's page; owns its h1. `banner`: text below a wide image. `split`: text beside it. */
export const schema = z.strictObject({
  layout: labelled(z.enum(['banner', 'split']).default('banner'), {
    en: ['Layout', 'A banner across the page, or picture and text side by side.'],
    ko: ['배치', 'banner는 페이지 너비 배너, split은 사진과 글을 좌우로 배치합니다.'],
  }),
  variant: labelled(productVariant.default('shop'), sharedLabels.productVariant),
  columns: labelled(productColumns.default(4), sharedLabels.columns),
});

export const meta: BlockMeta = {
  label: { ko: '이벤트 상세', en: 'Event page', ja: 'イベント詳細', zh: '活动详情' },
  description: {
    en: 'An event with its banner, period, story and treatments; owns the page’s h1.',
    ko: '기획전 하나와 그 시술입니다. 페이지의 큰 제목(h1)을 맡습니다.',
  },
  keywords: 'promotion campaign sale 프로모션 기획전 할인 キャンペーン 割引 优惠 促销',
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
