import { z } from 'zod';
import type { BlockMeta } from '#registry/contract.ts';
import { choice } from '#schemas/choice.ts';
import { labeled } from '#schemas/labeled.ts';
import { action, boundText, picture } from '#schemas/layout/parts.ts';
import { tone } from '#schemas/layout/shared-choices.ts';
import { sharedLabels } from '#schemas/layout/shared-labels.ts';

/** Text beside an image. `body` holds one text per paragraph; `left` and `right` place the image. */
export const schema = z.strictObject({
  eyebrow: labeled(boundText.optional(), sharedLabels.eyebrow),
  title: labeled(boundText, sharedLabels.sectionTitle),
  body: labeled(z.array(boundText).max(8).default([]), {
    en: ['Paragraphs', 'One text per paragraph, at most 8.'],
    ko: ['본문', '문단마다 하나씩 적습니다. 최대 8개입니다.'],
    examples: [
      [
        {
          ko: '봄날의원은 2009년에 문을 열었습니다.',
          en: 'Bomnal Clinic opened in 2009.',
          ja: 'ボムナル医院は2009年に開院しました。',
          zh: '春日医院于2009年开业。',
        },
      ],
    ],
  }),
  image: labeled(picture.optional(), {
    en: ['Picture', 'Picture beside the text.'],
    ko: ['사진', '글 옆에 표시되는 사진입니다.'],
  }),
  caption: labeled(boundText.optional(), sharedLabels.caption),
  link: labeled(action.optional(), sharedLabels.button),
  layout: labeled(
    choice({
      left: ['Picture at the left', '사진 왼쪽'],
      right: ['Picture at the right', '사진 오른쪽'],
      overlap: ['Picture and text overlap', '사진과 글 겹치기'],
      full: ['Full width', '전체 너비'],
      'vertical-title': ['Vertical title', '세로 제목'],
    }).default('left'),
    sharedLabels.look,
  ),
  tone: labeled(tone.default('plain'), sharedLabels.tone),
});

export const meta = {
  label: { ko: '이야기', en: 'Story section', ja: 'ストーリー', zh: '故事板块' },
  description: {
    en: 'A text with a picture, in five layouts.',
    ko: '글과 사진을 다섯 가지 배치로 보여 줍니다.',
  },
  keywords: 'text picture about paragraph 소개 글 사진 紹介 文章 写真 介绍 图文',
  category: 'content',
  version: 1,
  hydrate: 'never',
  sources: [],
  slots: {},
} as const satisfies BlockMeta;
