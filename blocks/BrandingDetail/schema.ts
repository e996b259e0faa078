import { z } from 'zod';
import type { BlockMeta } from '#registry/contract.ts';
import { choice } from '#schemas/choice.ts';
import { labeled } from '#schemas/labeled.ts';
import { sharedLabels } from '#schemas/layout/shared-labels.ts';

/** `sides`: image and text side by side, alternating. `column`: one narrow column. `gallery`: images at page width. */
export const schema = z.strictObject({
  basePath: labeled(z.string().startsWith('/').default('/brandings'), {
    en: ['Page of the list', 'Page with all stories. The link at the end leads there.'],
    ko: ['목록 페이지', '모든 스토리가 있는 페이지입니다. 글 끝의 링크가 이 페이지로 연결됩니다.'],
  }),
  layout: labeled(
    choice({
      sides: ['Picture and text side by side', '사진과 글 나란히'],
      column: ['One narrow column', '좁은 한 단'],
      gallery: ['Wide pictures', '넓은 사진'],
    }).default('sides'),
    sharedLabels.look,
  ),
});

export const meta = {
  label: { ko: '브랜드 스토리 상세', en: 'Brand story', ja: 'ブランドストーリー詳細', zh: '品牌故事详情' },
  description: {
    en: 'One story of the clinic in chapters with pictures. Its title is the heading of the page.',
    ko: '병원의 스토리 하나를 사진과 함께 보여 줍니다. 스토리 제목이 페이지의 큰 제목이 됩니다.',
  },
  keywords: 'philosophy history about 철학 이야기 哲学 理念 品牌',
  category: 'content',
  version: 1,
  hydrate: 'never',
  sources: ['branding'],
  sourceRequired: true,
  slots: {},
  provides: ['heading'],
} as const satisfies BlockMeta;
