import { z } from 'zod';
import type { BlockMeta } from '#registry/contract.ts';
import { choice } from '#schemas/choice.ts';
import { labeled } from '#schemas/labeled.ts';
import { action, boundText, picture } from '#schemas/layout/parts.ts';
import { tone } from '#schemas/layout/shared-choices.ts';
import { sharedLabels } from '#schemas/layout/shared-labels.ts';

/** A person's own words. Line breaks in `quote` are preserved. */
export const schema = z.strictObject({
  quote: labeled(boundText, {
    en: ['Quote', 'The words themselves, in large text. Line breaks are preserved.'],
    ko: ['인용문', '크게 표시되며 줄바꿈이 그대로 유지됩니다.'],
    multiline: true,
    examples: [
      {
        ko: '필요한 만큼만 권합니다.',
        en: 'We recommend only what you need.',
        ja: '必要な分だけをおすすめします。',
        zh: '只推荐您真正需要的项目。',
      },
    ],
  }),
  author: labeled(boundText.optional(), {
    en: ['Author', 'Name of the person.'],
    ko: ['이름', '말한 사람의 이름입니다.'],
    examples: [{ ko: '김서연', en: 'Kim Seoyeon', ja: 'キム・ソヨン', zh: '金书妍' }],
  }),
  role: labeled(boundText.optional(), {
    en: ['Role', 'Position of the person, next to the name.'],
    ko: ['직함', '이름 옆에 표시됩니다.'],
    examples: [{ ko: '대표원장', en: 'Chief doctor', ja: '院長', zh: '院长' }],
  }),
  image: labeled(picture.optional(), {
    en: ['Picture', 'Picture of the person, or the background of the banner.'],
    ko: ['사진', '말한 사람의 사진 또는 배너의 배경입니다.'],
  }),
  link: labeled(action.optional(), sharedLabels.button),
  variant: labeled(
    choice({
      banner: ['Banner', '배너'],
      portrait: ['Portrait beside the quote', '인물 사진과 함께'],
      plain: ['Text only', '글만'],
    }).default('banner'),
    sharedLabels.look,
  ),
  tone: labeled(tone.default('accent'), sharedLabels.tone),
});

export const meta = {
  label: { ko: '원장의 말', en: 'Quote', ja: '院長の言葉', zh: '医生寄语' },
  description: { en: 'The words of a doctor in large text.', ko: '의료진의 말을 크게 보여 줍니다.' },
  keywords: 'director doctor message greeting testimonial 인사말 원장 추천 挨拶 院長 推薦 院长 致辞 推荐',
  category: 'content',
  version: 1,
  hydrate: 'never',
  sources: [],
  slots: {},
} as const satisfies BlockMeta;
