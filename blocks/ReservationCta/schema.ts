import { z } from 'zod';
import type { BlockMeta } from '#registry/contract.ts';
import { choice } from '#schemas/choice.ts';
import { labeled } from '#schemas/labeled.ts';
import { action, boundText, picture } from '#schemas/layout/parts.ts';
import { sharedLabels } from '#schemas/layout/shared-labels.ts';
import { widgetEntry } from '#schemas/site/menu.ts';

/** `useWidget` shows a button that opens the reservation widget where the partner uses it. */
export const schema = z.strictObject({
  eyebrow: labeled(boundText.optional(), sharedLabels.eyebrow),
  title: labeled(boundText, sharedLabels.sectionTitle),
  text: labeled(boundText.optional(), sharedLabels.text),
  image: labeled(picture.optional(), {
    en: ['Picture', 'Behind or beside the text, by layout.'],
    ko: ['사진', '모양에 따라 글 뒤나 옆에 표시됩니다.'],
  }),
  link: labeled(action.optional(), {
    en: ['Button', 'A button of your own, next to that of the reservation widget.'],
    ko: ['버튼', '예약 위젯 버튼 옆에 따로 표시되는 버튼입니다.'],
  }),
  useWidget: labeled(widgetEntry.optional(), {
    en: ['Reservation widget', 'Shows a button that opens the widget.'],
    ko: ['예약 위젯', '위젯을 여는 버튼을 보여 줍니다.'],
  }),
  showPhone: labeled(z.boolean().default(true), {
    en: ['Phone', 'Shows the phone number of the clinic.'],
    ko: ['전화 표시', '병원 전화번호를 보여 줍니다.'],
  }),
  showChat: labeled(z.boolean().default(true), {
    en: ['Chat', 'Shows up to two chat channels of the clinic.'],
    ko: ['채팅 상담 표시', '병원의 채팅 채널을 두 개까지 보여 줍니다.'],
  }),
  variant: labeled(
    choice({
      band: ['Band across the page', '페이지 너비 띠'],
      card: ['Card', '카드'],
      quiet: ['Quiet text', '차분한 글'],
    }).default('band'),
    sharedLabels.look,
  ),
});

export const meta = {
  label: { ko: '예약 안내', en: 'Reservation call to action', ja: '予約のご案内', zh: '预约引导' },
  description: {
    en: 'Invites visitors to reserve, at the end of a page.',
    ko: '페이지 끝에서 예약 방법을 안내합니다.',
  },
  keywords: 'booking appointment banner button 예약 배너 버튼 予約 ボタン バナー 预约 按钮',
  category: 'content',
  version: 1,
  hydrate: 'never',
  sources: [],
  slots: {},
} as const satisfies BlockMeta;
