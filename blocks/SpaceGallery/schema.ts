import { z } from 'zod';
import type { BlockMeta } from '#registry/contract.ts';
import { choice } from '#schemas/choice.ts';
import { labeled } from '#schemas/labeled.ts';
import { boundText, headingFields, picture } from '#schemas/layout/parts.ts';
import { tone } from '#schemas/layout/shared-choices.ts';
import { sharedLabels } from '#schemas/layout/shared-labels.ts';

/** The clinic's interior. `track` scrolls sideways with snap points. */
export const schema = z.strictObject({
  ...headingFields,
  items: labeled(
    z
      .array(
        z.strictObject({
          image: labeled(picture, {
            en: ['Picture', 'The picture and its size.'],
            ko: ['사진', '표시할 사진입니다.'],
          }),
          title: labeled(boundText.optional(), {
            en: ['Title', 'Name of the room.'],
            ko: ['제목', '공간의 이름입니다.'],
            examples: [{ ko: '상담실', en: 'Consultation room', ja: 'カウンセリング室', zh: '咨询室' }],
          }),
          caption: labeled(boundText.optional(), sharedLabels.caption),
        }),
      )
      .min(1)
      .max(24),
    {
      en: ['Pictures', '1 to 24 pictures, in this order.'],
      ko: ['사진', '이 순서대로 보여 줍니다. 1~24장입니다.'],
    },
  ),
  variant: labeled(
    choice({
      track: ['One row, scrolled sideways', '옆으로 넘기기'],
      mosaic: ['Mosaic', '모자이크'],
      editorial: ['Large pictures', '큰 사진'],
    }).default('track'),
    sharedLabels.look,
  ),
  tone: labeled(tone.default('plain'), sharedLabels.tone),
});

export const meta = {
  label: { ko: '공간 둘러보기', en: 'Space gallery', ja: '院内ギャラリー', zh: '环境展示' },
  description: {
    en: 'The rooms of the clinic with captions.',
    ko: '병원 내부를 사진과 설명으로 보여 줍니다.',
  },
  keywords: 'interior tour photos pictures 인테리어 내부 사진 内装 院内 写真 环境 内部 照片',
  category: 'introduce',
  version: 1,
  hydrate: 'never',
  sources: [],
  slots: {},
} as const satisfies BlockMeta;
