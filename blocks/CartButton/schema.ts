import { z } from 'zod';
import type { BlockMeta } from '#registry/contract.ts';
import { labeled } from '#schemas/labeled.ts';
import { safeUrl } from '#schemas/primitives.ts';

/** Cart icon with a red dot while the cart has items (SPEC section 2, Mobile header), and its drawer. */
export const schema = z.strictObject({
  url: labeled(safeUrl.default('/cscenter/contact'), {
    en: ['Page for reserving', 'Where visitors reserve if there is no reservation widget.'],
    ko: ['예약 페이지', '예약 위젯이 없을 때 이 페이지에서 예약합니다.'],
  }),
  productsUrl: labeled(safeUrl.default('/products'), {
    en: ['Page of treatments', 'Where the link in an empty cart leads.'],
    ko: ['시술 페이지', '장바구니가 비어 있을 때 안내 링크가 연결되는 페이지입니다.'],
  }),
});

export const meta = {
  label: { ko: '장바구니 버튼', en: 'Cart button', ja: 'カートボタン', zh: '购物车按钮' },
  description: {
    en: "Opens the cart with the visitor's treatments, from which they can be reserved.",
    ko: '방문자가 담은 시술을 보고 예약할 수 있는 장바구니를 엽니다.',
  },
  keywords: 'basket bag shopping 카트 담기 カート 買い物 购物车 结算',
  category: 'control',
  version: 1,
  hydrate: 'intent',
  hydrateOnStorageKey: 'common',
  sources: [],
  slots: {},
  places: ['control'],
  facts: ['config.hasPriceView', 'config.isIncludeVat', 'config.vatRate'],
} as const satisfies BlockMeta;
