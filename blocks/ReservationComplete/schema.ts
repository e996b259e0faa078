import { z } from 'zod';
import type { BlockMeta } from '#registry/contract.ts';
import { action, boundText } from '#schemas/layout/parts.ts';

/** What a visitor sees after a reservation (SPEC section 3, reservation success data). It holds the page's h1. */
export const schema = z.strictObject({
  notice: boundText.optional().describe('What to mind before the visit.'),
  links: z.array(action).max(3).default([]).describe('Ways on, below what was reserved.'),
});

export const meta: BlockMeta = {
  label: { ko: '예약 완료', en: 'Reservation made', ja: '予約完了', zh: '预约完成' },
  description:
    'What was reserved, where and when, as this browser keeps it; a kind word where there is nothing.',
  category: 'content',
  version: 1,
  hydrate: 'load',
  sources: [],
  slots: {},
  sharedMessages: ['price'],
  facts: [
    'config.timeZone',
    'config.hasPriceView',
    'config.vatRate',
    'partner.partnerTel',
    'partner.partnerInternationalTelCode',
  ],
};
