import { z } from 'zod';
import type { BlockMeta } from '#registry/contract.ts';
import { safeUrl } from '#schemas/primitives.ts';

/** Cart icon with a red dot while the cart has items (SPEC section 2, Mobile header), and its drawer. */
export const schema = z.strictObject({
  url: safeUrl
    .default('/cscenter/contact')
    .describe('Target without scripts, and target of reserving where there is no widget.'),
  productsUrl: safeUrl.default('/products').describe('Link target of an empty cart.'),
});

export const meta: BlockMeta = {
  label: { ko: '장바구니 버튼', en: 'Cart button', ja: 'カートボタン', zh: '购物车按钮' },
  description: "Opens the cart with the visitor's treatments, from which they can be reserved.",
  category: 'control',
  version: 1,
  hydrate: 'intent',
  wakesWith: 'common',
  sources: [],
  slots: {},
  places: ['control'],
  facts: ['config.hasPriceView', 'config.isIncludeVat', 'config.vatRate'],
};
