import { z } from 'zod';
import { channelKinds } from '#engine/domain/partner/contact-channels.ts';
import type { BlockMeta } from '#registry/contract.ts';
import { labelled } from '#schemas/labelled.ts';
import { headingFields } from '#schemas/layout/parts.ts';
import { sharedLabels } from '#schemas/layout/shared-labels.ts';

const shownKinds = [...channelKinds, 'visit'] as const;

/** The contact channels to show, in this order; those that the partner lacks are omitted. */
export const schema = z.strictObject({
  ...headingFields,
  channels: labelled(
    z
      .array(z.enum(shownKinds))
      .min(1)
      .default([...shownKinds]),
    {
      en: [
        'Channels',
        'Ways to contact the clinic, in this order; those that the clinic lacks are left out.',
      ],
      ko: ['상담 채널', '이 순서대로 보여 줍니다. 병원 정보에 없는 채널은 표시되지 않습니다.'],
    },
  ),
  /** Path of the page with directions to the clinic. */
  visitUrl: labelled(z.string().startsWith('/').default('/info'), {
    en: ['Page with directions', 'Path of the page that the address leads to.'],
    ko: ['오시는 길 페이지', '방문 안내를 누르면 이동할 페이지 경로입니다.'],
  }),
  variant: labelled(z.enum(['cards', 'rows']).default('cards'), {
    en: ['Layout', 'Cards or rows.'],
    ko: ['모양', 'cards는 카드, rows는 줄 목록입니다.'],
  }),
  tone: labelled(z.enum(['plain', 'alt', 'accent', 'dark']).default('plain'), sharedLabels.tone),
});

export const meta: BlockMeta = {
  label: { ko: '상담 채널', en: 'Contact channels', ja: 'お問い合わせ方法', zh: '联系方式' },
  description: {
    en: "Every contact channel in the clinic's facts.",
    ko: '병원 정보에 있는 모든 상담 채널입니다.',
  },
  keywords: 'phone kakao messenger line wechat chat 전화 카카오톡 문의 電話 LINE 相談 电话 微信 咨询',
  category: 'content',
  version: 1,
  hydrate: 'never',
  sources: [],
  slots: {},
};
