import { z } from 'zod';
import type { BlockMeta } from '#registry/contract.ts';
import { labelled } from '#schemas/labelled.ts';
import { action, boundText, picture } from '#schemas/layout/parts.ts';
import { sharedLabels } from '#schemas/layout/shared-labels.ts';

/** Text beside an image. `body` holds one text per paragraph; `left` and `right` place the image. */
export const schema = z.strictObject({
  eyebrow: labelled(boundText.optional(), sharedLabels.eyebrow),
  title: labelled(boundText, {
    en: ['Title', 'Large heading of the section; line breaks are preserved.'],
    ko: ['제목', '섹션의 큰 제목입니다. 줄바꿈이 그대로 표시됩니다.'],
  }),
  body: labelled(z.array(boundText).max(8).default([]), {
    en: ['Paragraphs', 'One text per paragraph; at most 8.'],
    ko: ['본문', '문단마다 하나씩 적습니다. 최대 8개입니다.'],
  }),
  image: labelled(picture.optional(), {
    en: ['Picture', 'Picture beside the text.'],
    ko: ['사진', '글 옆에 표시되는 사진입니다.'],
  }),
  caption: labelled(boundText.optional(), sharedLabels.caption),
  link: labelled(action.optional(), sharedLabels.button),
  layout: labelled(z.enum(['left', 'right', 'overlap', 'full', 'vertical-title']).default('left'), {
    en: [
      'Layout',
      'Picture at the left, at the right, overlapping, at full width, or with a vertical title.',
    ],
    ko: [
      '배치',
      '사진을 왼쪽(left), 오른쪽(right), 겹침(overlap), 전체 너비(full), 세로 제목(vertical-title)으로 배치합니다.',
    ],
  }),
  tone: labelled(z.enum(['plain', 'alt', 'accent', 'dark']).default('plain'), sharedLabels.tone),
});

export const meta: BlockMeta = {
  label: { ko: '이야기', en: 'Story section', ja: 'ストーリー', zh: '故事板块' },
  description: { en: 'A text with an image, in five layouts.', ko: '글과 사진이며 배치가 다섯 가지입니다.' },
  keywords: 'text picture about paragraph 소개 글 사진 紹介 文章 写真 介绍 图文',
  category: 'content',
  version: 1,
  hydrate: 'never',
  sources: [],
  slots: {},
};
