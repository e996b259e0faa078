import { z } from 'zod';
import type { BlockMeta } from '#registry/contract.ts';
import { labeled } from '#schemas/labeled.ts';
import { action, boundText } from '#schemas/layout/parts.ts';

/** What a visitor sees after a reservation (SPEC section 3, reservation success data). Owns the page's h1. */
export const schema = z.strictObject({
  notice: labeled(boundText.optional(), {
    en: ['Instructions', 'Shown with the reservation, such as how to prepare for the visit.'],
    ko: ['방문 안내', '준비 사항처럼 예약 내용과 함께 표시되는 안내입니다.'],
    examples: [
      {
        ko: '예약 10분 전까지 도착해 주세요.',
        en: 'Please arrive 10 minutes before your appointment.',
        ja: 'ご予約の10分前までにお越しください。',
        zh: '请在预约时间前10分钟到达。',
      },
    ],
  }),
  links: labeled(z.array(action).max(3).default([]), {
    en: ['Links', 'Buttons below the reservation, at most 3.'],
    ko: ['링크', '예약 내용 아래 버튼입니다. 최대 3개입니다.'],
  }),
});

export const meta = {
  label: { ko: '예약 완료', en: 'Reservation made', ja: '予約完了', zh: '预约完成' },
  description: {
    en: 'What the visitor has reserved, where and when. A friendly message if there is nothing.',
    ko: '방문자가 예약한 내용, 장소, 시간을 보여 줍니다. 예약이 없으면 안내 문구가 표시됩니다.',
  },
  keywords: 'thank you confirmation booked 감사 확인 완료 予約確認 完了 确认 感谢',
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
} as const satisfies BlockMeta;
