import { z } from 'zod';
import type { BlockMeta } from '#registry/contract.ts';
import { choice } from '#schemas/choice.ts';
import { labelled } from '#schemas/labelled.ts';
import { action, boundText, picture } from '#schemas/layout/parts.ts';
import { sharedLabels } from '#schemas/layout/shared-labels.ts';
import { widgetEntry } from '#schemas/site/menu.ts';

/** `useWidget` shows a button that opens the reservation widget where the partner uses it. */
export const schema = z.strictObject({
  eyebrow: labelled(boundText.optional(), sharedLabels.eyebrow),
  title: labelled(boundText, sharedLabels.sectionTitle),
  text: labelled(boundText.optional(), sharedLabels.text),
  image: labelled(picture.optional(), {
    en: ['Picture', 'Behind or beside the text, by layout.'],
    ko: ['사진', '모양에 따라 글 뒤나 옆에 표시됩니다.'],
  }),
  link: labelled(action.optional(), {
    en: ['Button', 'A button of your own, next to that of the reservation widget.'],
    ko: ['버튼', '예약 위젯 버튼 옆에 따로 표시되는 버튼입니다.'],
  }),
  useWidget: labelled(widgetEntry.optional(), {
    en: ['Reservation widget', 'Shows a button that opens the widget.'],
    ko: ['예약 위젯', '위젯을 여는 버튼을 보여 줍니다.'],
  }),
  showPhone: labelled(z.boolean().default(true), {
    en: ['Phone', 'Shows the phone number of the clinic.'],
    ko: ['전화 표시', '병원 전화번호를 보여 줍니다.'],
  }),
  showChat: labelled(z.boolean().default(true), {
    en: ['Chat', 'Shows up to two chat channels of the clinic.'],
    ko: ['채팅 상담 표시', '병원의 채팅 채널을 두 개까지 보여 줍니다.'],
  }),
  variant: labelled(
    choice({
      band: ['Band across the page', '페이지 너비 띠'],
      card: ['Card', '카드'],
      quiet: ['Quiet text', '차분한 글'],
    }).default('band'),
    sharedLabels.look,
  ),
});

export const meta: BlockMeta = {
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
};
