import { z } from 'zod';
import { channelKinds } from '#engine/domain/partner/contact-channels.ts';
import type { BlockMeta } from '#registry/contract.ts';
import { choice, titled } from '#schemas/choice.ts';
import { labeled } from '#schemas/labeled.ts';
import { headingFields } from '#schemas/layout/parts.ts';
import { tone } from '#schemas/layout/shared-choices.ts';
import { sharedLabels } from '#schemas/layout/shared-labels.ts';
import { channelTitles } from '#schemas/site/channel-titles.ts';

const shownKinds = [...channelKinds, 'visit'] as const;

/** The contact channels to show, in this order; those that the partner lacks are omitted. */
export const schema = z.strictObject({
  ...headingFields,
  channels: labeled(
    z
      .array(titled(z.enum(shownKinds), { ...channelTitles, visit: ['Directions', '오시는 길'] }))
      .min(1)
      .default([...shownKinds]),
    sharedLabels.channels,
  ),
  visitUrl: labeled(z.string().startsWith('/').default('/info'), {
    en: ['Page with directions', 'Where the address leads.'],
    ko: ['오시는 길 페이지', '방문 안내를 누르면 이 페이지로 이동합니다.'],
  }),
  variant: labeled(
    choice({ cards: ['Cards', '카드'], rows: ['Rows', '줄 목록'] }).default('cards'),
    sharedLabels.look,
  ),
  tone: labeled(tone.default('plain'), sharedLabels.tone),
});

export const meta = {
  label: { ko: '상담 채널', en: 'Contact channels', ja: 'お問い合わせ方法', zh: '联系方式' },
  description: {
    en: 'Every way to contact the clinic.',
    ko: '병원의 모든 상담 채널을 보여 줍니다.',
  },
  keywords: 'phone kakao messenger line wechat chat 전화 카카오톡 문의 電話 LINE 相談 电话 微信 咨询',
  category: 'content',
  version: 1,
  hydrate: 'never',
  sources: [],
  slots: {},
} as const satisfies BlockMeta;
