import { z } from 'zod';
import type { BlockMeta } from '#registry/contract.ts';
import { choice } from '#schemas/choice.ts';
import { labeled } from '#schemas/labeled.ts';
import { boundText, headingFields, picture } from '#schemas/layout/parts.ts';
import { tone } from '#schemas/layout/shared-choices.ts';
import { sharedLabels } from '#schemas/layout/shared-labels.ts';

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
          caption: labeled(boundText.optional(), sharedLabels.caption),
        }),
      )
      .min(1)
      .max(12),
    {
      en: ['Pictures', '1 to 12 pictures, in this order.'],
      ko: ['사진', '이 순서대로 보여 줍니다. 1~12장입니다.'],
    },
  ),
  variant: labeled(
    choice({
      mosaic: ['Mosaic', '모자이크'],
      row: ['One row', '한 줄'],
      stagger: ['Staggered heights', '엇갈린 높이'],
    }).default('mosaic'),
    sharedLabels.look,
  ),
  tone: labeled(tone.default('plain'), sharedLabels.tone),
});

export const meta = {
  label: { ko: '이미지 모자이크', en: 'Image mosaic', ja: '画像モザイク', zh: '图片拼贴' },
  description: {
    en: 'Pictures of different sizes in one composition.',
    ko: '크기가 다른 사진을 한데 배치합니다.',
  },
  keywords: 'pictures photos collage grid 사진 갤러리 写真 ギャラリー 照片 相册',
  category: 'content',
  version: 1,
  hydrate: 'never',
  sources: [],
  slots: {},
} as const satisfies BlockMeta;
