import { z } from 'zod';
import type { BlockMeta } from '#registry/contract.ts';
import { labelled } from '#schemas/labelled.ts';

/** `sides`: image and text side by side, alternating. `column`: one narrow column. `gallery`: images at page width. */
export const schema = z.strictObject({
  basePath: labelled(z.string().startsWith('/').default('/brandings'), {
    en: ['Page of the list', 'Path of the page with all stories, which the link at the end leads to.'],
    ko: ['목록 페이지', '모든 스토리가 있는 페이지 경로입니다. 글 끝의 링크가 이 페이지로 연결됩니다.'],
  }),
  layout: labelled(z.enum(['sides', 'column', 'gallery']).default('sides'), {
    en: ['Layout', 'Picture and text side by side, one narrow column, or pictures at page width.'],
    ko: [
      '배치',
      'sides는 사진과 글을 좌우로, column은 좁은 한 단으로, gallery는 사진을 페이지 너비로 배치합니다.',
    ],
  }),
});

export const meta: BlockMeta = {
  label: { ko: '브랜드 스토리 상세', en: 'Brand story', ja: 'ブランドストーリー詳細', zh: '品牌故事详情' },
  description: {
    en: 'One story of the clinic in chapters with images; owns the h1.',
    ko: '병원의 스토리 하나를 장별로 사진과 함께 보여 줍니다. 페이지의 큰 제목(h1)을 맡습니다.',
  },
  keywords: 'philosophy history about 철학 이야기 哲学 理念 品牌',
  category: 'content',
  version: 1,
  hydrate: 'never',
  sources: ['branding'],
  sourceRequired: true,
  slots: {},
  provides: ['heading'],
};
