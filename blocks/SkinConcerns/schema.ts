import { z } from 'zod';
import type { BlockMeta } from '#registry/contract.ts';
import { choice } from '#schemas/choice.ts';
import { labeled } from '#schemas/labeled.ts';
import { boundText, headingFields, picture } from '#schemas/layout/parts.ts';
import { align, plainTone } from '#schemas/layout/shared-choices.ts';
import { sharedLabels } from '#schemas/layout/shared-labels.ts';
import { safeUrl } from '#schemas/primitives.ts';

/** Concerns given here come first; the source's (categories of kind `concern`) follow. */
export const schema = z.strictObject({
  ...headingFields,
  items: labeled(
    z
      .array(
        z.strictObject({
          title: labeled(boundText, {
            en: ['Title', 'Name of the concern.'],
            ko: ['제목', '고민의 이름입니다.'],
            examples: [{ ko: '기미·잡티', en: 'Dark spots', ja: 'シミ・そばかす', zh: '色斑' }],
          }),
          description: labeled(boundText.optional(), sharedLabels.itemDescription),
          image: labeled(picture.optional(), {
            en: ['Picture', 'Picture of the concern.'],
            ko: ['사진', '고민을 나타내는 사진입니다.'],
          }),
          url: labeled(safeUrl, {
            en: ['Link', 'Where the concern leads.'],
            ko: ['링크', '누르면 이동할 곳입니다.'],
            examples: ['/products?categoryId=3'],
          }),
        }),
      )
      .max(24)
      .default([]),
    {
      en: ['Concerns', 'At most 24. The categories that it reads follow them.'],
      ko: ['고민', '최대 24개입니다. 불러온 카테고리가 그 뒤에 이어집니다.'],
    },
  ),
  layout: labeled(
    choice({
      circles: ['Round pictures', '둥근 사진'],
      tiles: ['Text on pictures', '사진 위에 글'],
      index: ['List of text', '글 목록'],
    }).default('tiles'),
    sharedLabels.look,
  ),
  tone: labeled(plainTone.default('plain'), sharedLabels.tone),
  align: labeled(align.default('start'), sharedLabels.align),
});

export const meta = {
  label: { ko: '피부 고민', en: 'Skin concerns', ja: '肌のお悩み', zh: '肌肤困扰' },
  description: {
    en: 'Concerns of visitors, each with a link to what helps.',
    ko: '피부 고민을 보여 주고 알맞은 시술로 안내합니다.',
  },
  keywords:
    'worries acne wrinkles pigment pores 여드름 주름 기미 모공 ニキビ しわ シミ 毛穴 痘痘 皱纹 色斑 毛孔',
  category: 'home',
  version: 1,
  hydrate: 'never',
  sources: ['product-categories'],
  slots: {},
} as const satisfies BlockMeta;
