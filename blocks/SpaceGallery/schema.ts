import { z } from 'zod';
import type { BlockMeta } from '#registry/contract.ts';
import { labelled } from '#schemas/labelled.ts';
import { boundText, headingFields, picture } from '#schemas/layout/parts.ts';
import { sharedLabels } from '#schemas/layout/shared-labels.ts';

/** The clinic's interior. `track` scrolls sideways with snap points. */
export const schema = z.strictObject({
  ...headingFields,
  items: labelled(
    z
      .array(
        z.strictObject({
          image: labelled(picture, { en: ['Picture', 'The picture.'], ko: ['사진', '표시할 사진입니다.'] }),
          title: labelled(boundText.optional(), {
            en: ['Title', 'Name of the room.'],
            ko: ['제목', '공간의 이름입니다.'],
          }),
          caption: labelled(boundText.optional(), sharedLabels.caption),
        }),
      )
      .min(1)
      .max(24),
    {
      en: ['Pictures', '1 to 24 pictures, in this order.'],
      ko: ['사진', '이 순서대로 보여 줍니다. 1~24장입니다.'],
    },
  ),
  variant: labelled(z.enum(['track', 'mosaic', 'editorial']).default('track'), {
    en: ['Layout', 'A track that scrolls sideways, a mosaic, or large editorial pictures.'],
    ko: ['모양', 'track은 옆으로 넘기기, mosaic은 모자이크, editorial은 큰 사진입니다.'],
  }),
  tone: labelled(z.enum(['plain', 'alt', 'accent', 'dark']).default('plain'), sharedLabels.tone),
});

export const meta: BlockMeta = {
  label: { ko: '공간 둘러보기', en: 'Space gallery', ja: '院内ギャラリー', zh: '环境展示' },
  description: { en: "The clinic's interior with captions.", ko: '병원 내부 사진과 설명입니다.' },
  keywords: 'interior tour photos pictures 인테리어 내부 사진 内装 院内 写真 环境 内部 照片',
  category: 'introduce',
  version: 1,
  hydrate: 'never',
  sources: [],
  slots: {},
};
