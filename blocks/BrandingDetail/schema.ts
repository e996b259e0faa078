import { z } from 'zod';
import type { BlockMeta } from '#registry/contract.ts';

/** `sides`: image and text side by side, alternating. `column`: one narrow column. `gallery`: images at page width. */
export const schema = z.strictObject({
  basePath: z.string().startsWith('/').default('/brandings'),
  layout: z.enum(['sides', 'column', 'gallery']).default('sides'),
});

export const meta: BlockMeta = {
  label: { ko: '브랜드 스토리 상세', en: 'Brand story', ja: 'ブランドストーリー詳細', zh: '品牌故事详情' },
  description: 'One story of the clinic in chapters with images; owns the h1.',
  category: 'content',
  version: 1,
  hydrate: 'never',
  sources: ['branding'],
  sourceRequired: true,
  slots: {},
  provides: ['heading'],
};
