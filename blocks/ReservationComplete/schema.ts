import { z } from 'zod';
import type { BlockMeta } from '#registry/contract.ts';
import { action, boundText } from '#schemas/layout/parts.ts';

/** What a visitor sees after a reservation (SPEC section 3, reservation success data). Owns the page's h1. */
export const schema = z.strictObject({
  notice: boundText.optional().describe('Instructions for the visit.'),
  links: z.array(action).max(3).default([]).describe('Links below the receipt.'),
});

export const meta: BlockMeta = {
  label: { ko: '예약 완료', en: 'Reservation made', ja: '予約完了', zh: '预约完成' },
  description:
    'What was reserved, where and when, as stored in this browser; a friendly message if there is nothing.',
  category: 'content',
  version: 1,
  hydrate: 'load',
  sources: [],
  slots: {},
  provides: ['heading'],
  sharedMessages: ['price'],
  facts: [
    'config.timeZone',
    'config.hasPriceView',
    'config.vatRate',
    'partner.partnerTel',
    'partner.partnerInternationalTelCode',
  ],
};
