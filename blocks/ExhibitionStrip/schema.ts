import { z } from 'zod';
import type { BlockMeta } from '#registry/contract.ts';
import { choice } from '#schemas/choice.ts';
import { labeled } from '#schemas/labeled.ts';
import { headingFields } from '#schemas/layout/parts.ts';
import { align, plainTone } from '#schemas/layout/shared-choices.ts';
import { sharedLabels } from '#schemas/layout/shared-labels.ts';

/** Running events only; renders nothing without them. Banners and cards scroll sideways if they do not fit. */
export const schema = z.strictObject({
  ...headingFields,
  layout: labeled(
    choice({ banner: ['Banners', '배너'], cards: ['Cards', '카드'], list: ['List', '목록'] }).default(
      'cards',
    ),
    {
      en: ['Layout', 'Banners and cards scroll sideways if they do not fit.'],
      ko: ['배치', '배너와 카드는 한 줄에 다 들어가지 않으면 옆으로 넘깁니다.'],
    },
  ),
  max: labeled(z.int().min(1).max(12).default(6), {
    en: ['Number of events', 'How many running events are shown, 1 to 12.'],
    ko: ['이벤트 수', '진행 중인 이벤트를 몇 개까지 보여 줄지 정합니다. 1~12개입니다.'],
  }),
  tone: labeled(plainTone.default('plain'), sharedLabels.tone),
  align: labeled(align.default('start'), sharedLabels.align),
});

export const meta = {
  label: { ko: '진행 중인 이벤트', en: 'Ongoing events', ja: '開催中のイベント', zh: '进行中的活动' },
  description: { en: 'Events that are running now.', ko: '지금 진행 중인 이벤트를 보여 줍니다.' },
  keywords: 'promotion banner carousel 배너 기획전 할인 バナー キャンペーン 横幅 促销',
  category: 'exhibition',
  version: 1,
  hydrate: 'never',
  sources: ['exhibitions'],
  sourceRequired: true,
  slots: {},
} as const satisfies BlockMeta;
