import { z } from 'zod';
import type { BlockMeta } from '#registry/contract.ts';
import { choice } from '#schemas/choice.ts';
import { labeled } from '#schemas/labeled.ts';
import { sharedLabels } from '#schemas/layout/shared-labels.ts';

/**
 * A treatment's page; owns its h1. `shop`: gallery beside the price. `editorial`: a title across the page and
 * hairlines. `quiet`: one large image first.
 */
export const schema = z.strictObject({
  variant: labeled(
    choice({
      shop: ['Gallery beside the price', '사진 옆에 가격'],
      editorial: ['Title across the page', '넓은 제목'],
      quiet: ['Large picture first', '큰 사진 먼저'],
    }).default('shop'),
    sharedLabels.look,
  ),
  hasReserveBar: labeled(z.boolean().default(true), {
    en: ['Reservation bar', 'A bar at the bottom of phones that leads to the options.'],
    ko: ['예약 바', '모바일 화면 아래에 옵션으로 이동하는 바를 보여 줍니다.'],
  }),
});

export const meta = {
  label: { ko: '시술 상세', en: 'Treatment page', ja: '施術詳細', zh: '项目详情' },
  description: {
    en: 'A treatment with pictures, price, facts and instructions. Its name is the heading of the page.',
    ko: '시술의 사진, 가격, 정보, 주의사항을 보여 줍니다. 시술 이름이 페이지의 큰 제목이 됩니다.',
  },
  keywords: 'treatment product price 시술 상품 가격 商品 料金 价格',
  category: 'product',
  version: 1,
  hydrate: 'never',
  sources: ['product'],
  sourceRequired: true,
  slots: {
    picker: { label: { en: 'Option picker', ko: '옵션 선택' }, max: 1, takes: 'picker' },
    related: { label: { en: 'Below the text', ko: '본문 아래' } },
  },
  provides: ['heading'],
} as const satisfies BlockMeta;
