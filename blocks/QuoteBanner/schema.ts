import { z } from 'zod';
import type { BlockMeta } from '#registry/contract.ts';
import { labelled } from '#schemas/labelled.ts';
import { action, boundText, picture } from '#schemas/layout/parts.ts';
import { sharedLabels } from '#schemas/layout/shared-labels.ts';

/** A person's own words. Line breaks in `quote` are preserved. */
export const schema = z.strictObject({
  quote: labelled(boundText, {
    en: ['Quote', 'The words themselves, in large text; line breaks are preserved.'],
    ko: ['인용문', '크게 표시됩니다. 줄바꿈이 그대로 표시됩니다.'],
  }),
  author: labelled(boundText.optional(), {
    en: ['Author', 'Name of the person.'],
    ko: ['이름', '말한 사람의 이름입니다.'],
  }),
  role: labelled(boundText.optional(), {
    en: ['Role', 'Position of the person, shown next to the name.'],
    ko: ['직함', '이름 곁에 표시되는 직함입니다.'],
  }),
  image: labelled(picture.optional(), {
    en: ['Picture', 'Picture of the person, or the background of the banner.'],
    ko: ['사진', '말한 사람의 사진이거나 배너의 배경입니다.'],
  }),
  link: labelled(action.optional(), sharedLabels.button),
  variant: labelled(z.enum(['banner', 'portrait', 'plain']).default('banner'), {
    en: ['Layout', 'A banner, a portrait beside the quote, or text only.'],
    ko: ['모양', 'banner는 배너, portrait는 인물 사진과 함께, plain은 글만 보여 줍니다.'],
  }),
  tone: labelled(z.enum(['plain', 'alt', 'accent', 'dark']).default('accent'), sharedLabels.tone),
});

export const meta: BlockMeta = {
  label: { ko: '원장의 말', en: 'Quote', ja: '院長の言葉', zh: '医生寄语' },
  description: { en: 'A large quote of the doctor.', ko: '의료진의 말을 크게 보여 줍니다.' },
  keywords: 'director doctor message greeting testimonial 인사말 원장 추천 挨拶 院長 推薦 院长 致辞 推荐',
  category: 'content',
  version: 1,
  hydrate: 'never',
  sources: [],
  slots: {},
};
