import { z } from 'zod';
import type { BlockMeta } from '#registry/contract.ts';
import { labelled } from '#schemas/labelled.ts';

/**
 * A treatment's page; owns its h1. `shop`: gallery beside the price. `editorial`: a title across the page and
 * hairlines. `quiet`: one large image first.
 */
export const schema = z.strictObject({
  variant: labelled(z.enum(['shop', 'editorial', 'quiet']).default('shop'), {
    en: ['Layout', 'Gallery beside the price, a title across the page, or one large picture first.'],
    ko: ['모양', 'shop은 사진 옆에 가격, editorial은 페이지 너비 제목, quiet는 큰 사진이 먼저 옵니다.'],
  }),
  /** A bar at the bottom of phones that links to the options. */
  hasReserveBar: labelled(z.boolean().default(true), {
    en: ['Reservation bar', 'A bar at the bottom of phones that leads to the options.'],
    ko: ['예약 바', '모바일 화면 아래에 옵션으로 이동하는 바를 보여 줍니다.'],
  }),
});

export const meta: BlockMeta = {
  label: { ko: '시술 상세', en: 'Treatment page', ja: '施術詳細', zh: '项目详情' },
  description: {
    en: 'A treatment with images, price, facts and instructions; owns the page’s h1.',
    ko: '시술의 사진, 가격, 정보, 주의사항입니다. 페이지의 큰 제목(h1)을 맡습니다.',
  },
  keywords: 'treatment product price 시술 상품 가격 商品 料金 价格',
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
