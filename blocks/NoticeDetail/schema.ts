import { z } from 'zod';
import type { BlockMeta } from '#registry/contract.ts';

export const schema = z.strictObject({
  basePath: z.string().startsWith('/').default('/cscenter/notice'),
});

export const meta: BlockMeta = {
  label: { ko: '공지사항 상세', en: 'Notice', ja: 'お知らせ詳細', zh: '公告详情' },
  description: 'One notice with links to its neighbours; owns the h1.',
  category: 'content',
  version: 1,
  hydrate: 'never',
  sources: ['notice'],
  sourceRequired: true,
  slots: {},
  provides: ['heading'],
};
