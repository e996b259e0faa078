import { z } from 'zod';
import type { BlockMeta } from '#registry/contract.ts';
import { headingFields } from '#schemas/layout/parts.ts';

/** `basePath` is the list's own page; details are below it. */
export const schema = z.strictObject({
  ...headingFields,
  basePath: z.string().startsWith('/').default('/cscenter/notice'),
  paging: z.boolean().default(false),
  variant: z.enum(['table', 'compact', 'cards']).default('table'),
  tone: z.enum(['plain', 'alt', 'accent', 'dark']).default('plain'),
});

export const meta: BlockMeta = {
  label: { ko: '공지사항 목록', en: 'Notice list', ja: 'お知らせ一覧', zh: '公告列表' },
  description: 'Notices, pinned ones first.',
  category: 'content',
  version: 1,
  hydrate: 'never',
  sources: ['notices'],
  sourceRequired: true,
  slots: {},
};
