import { z } from 'zod';
import type { BlockMeta } from '#registry/contract.ts';
import { safeUrl } from '#schemas/primitives.ts';

/** Cart icon with a red dot while the cart has items (SPEC section 2, Mobile header), and the drawer that it opens. */
export const schema = z.strictObject({
  url: safeUrl
    .default('/cscenter/contact')
    .describe('Where it leads without scripts, and where reserving leads while there is no widget to open.'),
  productsUrl: safeUrl.default('/products').describe('Where an empty cart sends visitors.'),
});

export const meta: BlockMeta = {
  label: { ko: '장바구니 버튼', en: 'Cart button', ja: 'カートボタン', zh: '购物车按钮' },
  description: 'Opens the cart with the treatments that the visitor picked, and leads to their reservation.',
  category: 'control',
  version: 1,
  hydrate: 'intent',
  wakesWith: 'common',
  sources: [],
  slots: {},
  facts: ['config.hasPriceView', 'config.isIncludeVat', 'config.vatRate'],
};
