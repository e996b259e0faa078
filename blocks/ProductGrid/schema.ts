import { z } from 'zod';
import type { BlockMeta } from '#registry/contract.ts';
import { headingFields } from '#schemas/layout/parts.ts';
import { productFields } from '#schemas/layout/product-parts.ts';

/** `columns` on wide screens; phones show two. `variant: "line"` or `layout: "list"` shows treatments as ruled rows. */
export const schema = z.strictObject({
  ...headingFields,
  ...productFields,
});

export const meta = {
  label: { ko: '시술 모음', en: 'Treatments', ja: '施術一覧', zh: '项目列表' },
  description: {
    en: 'Some treatments with their prices, with a link to more.',
    ko: '시술 몇 개를 가격과 함께 보여 주고 전체 목록으로 연결합니다.',
  },
  keywords: 'treatments products cards popular 인기 상품 카드 人気 商品 カード 热门 卡片',
  category: 'product',
  version: 1,
  hydrate: 'never',
  sources: ['products'],
  sourceRequired: true,
  slots: {},
} as const satisfies BlockMeta;
