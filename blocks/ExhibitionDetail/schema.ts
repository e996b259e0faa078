import { z } from 'zod';
import type { BlockMeta } from '#registry/contract.ts';
import { choice } from '#schemas/choice.ts';
import { labeled } from '#schemas/labeled.ts';
import { productColumns, productVariant } from '#schemas/layout/product-parts.ts';
import { sharedLabels } from '#schemas/layout/shared-labels.ts';

/** An event's page; owns its h1. `banner`: text below a wide image. `split`: text beside it. */
export const schema = z.strictObject({
  layout: labeled(
    choice({
      banner: ['Wide banner', '넓은 배너'],
      split: ['Picture and text side by side', '사진과 글 나란히'],
    }).default('banner'),
    sharedLabels.look,
  ),
  variant: labeled(productVariant.default('shop'), sharedLabels.productVariant),
  columns: labeled(productColumns.default(4), sharedLabels.columns),
});

export const meta = {
  label: { ko: '이벤트 상세', en: 'Event page', ja: 'イベント詳細', zh: '活动详情' },
  description: {
    en: 'An event with its banner, period, story and treatments. Its title is the heading of the page.',
    ko: '이벤트 하나를 배너, 기간, 내용, 시술과 함께 보여 줍니다. 이벤트 제목이 페이지의 큰 제목이 됩니다.',
  },
  keywords: 'promotion campaign sale 프로모션 기획전 할인 キャンペーン 割引 优惠 促销',
  category: 'exhibition',
  version: 1,
  hydrate: 'never',
  sources: ['exhibition'],
  sourceRequired: true,
  slots: {
    picker: {
      label: { en: 'Option picker, while the event runs', ko: '옵션 선택(이벤트 진행 중에만)' },
      max: 1,
      takes: 'picker',
    },
    after: { label: { en: 'Below the treatments', ko: '시술 아래' } },
  },
  provides: ['heading'],
} as const satisfies BlockMeta;
