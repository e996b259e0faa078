import { z } from 'zod';
import type { BlockMeta } from '#registry/contract.ts';
import { labelled } from '#schemas/labelled.ts';
import { boundText, headingFields, picture } from '#schemas/layout/parts.ts';
import { sharedLabels } from '#schemas/layout/shared-labels.ts';
import { safeUrl } from '#schemas/primitives.ts';

/** Concerns given here come first; those of the source (categories of kind `concern`) follow. */
export const schema = z.strictObject({
  ...headingFields,
  items: labelled(
    z
      .array(
        z.strictObject({
          title: labelled(boundText, {
            en: ['Title', 'Name of the concern.'],
            ko: ['제목', '고민의 이름입니다.'],
          }),
          description: labelled(boundText.optional(), {
            en: ['Description', 'Short text below the title.'],
            ko: ['설명', '제목 아래 짧은 문구입니다.'],
          }),
          image: labelled(picture.optional(), {
            en: ['Picture', 'Picture of the concern.'],
            ko: ['사진', '고민을 나타내는 사진입니다.'],
          }),
          url: labelled(safeUrl, {
            en: ['Link', 'Where the concern leads.'],
            ko: ['링크', '누르면 이동할 곳입니다.'],
          }),
        }),
      )
      .max(24)
      .default([]),
    {
      en: ['Concerns', 'At most 24; categories of the source follow them.'],
      ko: ['고민', '최대 24개입니다. 소스의 카테고리가 그 뒤에 이어집니다.'],
    },
  ),
  /** `circles`: round images in a row. `tiles`: images with text on them. `index`: a typographic list. */
  layout: labelled(z.enum(['circles', 'tiles', 'index']).default('tiles'), {
    en: ['Layout', 'Round pictures, tiles with text on them, or a list of text.'],
    ko: ['배치', 'circles는 둥근 사진, tiles는 글을 올린 사진, index는 글 목록입니다.'],
  }),
  tone: labelled(z.enum(['plain', 'alt']).default('plain'), sharedLabels.plainTone),
  align: labelled(z.enum(['start', 'center']).default('start'), sharedLabels.align),
});

export const meta: BlockMeta = {
  label: { ko: '피부 고민', en: 'Skin concerns', ja: '肌のお悩み', zh: '肌肤困扰' },
  description: {
    en: "Visitors' concerns, each linking to a solution.",
    ko: '방문자의 고민을 해결 방법으로 연결합니다.',
  },
  keywords:
    'worries acne wrinkles pigment pores 여드름 주름 기미 모공 ニキビ しわ シミ 毛穴 痘痘 皱纹 色斑 毛孔',
  category: 'home',
  version: 1,
  hydrate: 'never',
  sources: ['product-categories'],
  slots: {},
};
