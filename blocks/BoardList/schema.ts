import { z } from 'zod';
import type { BlockMeta } from '#registry/contract.ts';
import { bindable } from '#schemas/layout/binding.ts';
import { headingFields } from '#schemas/layout/parts.ts';

/** `view` is usually the board's own: `{ "$bind": "page.board.row.view" }`. */
export const schema = z.strictObject({
  ...headingFields,
  view: bindable(z.enum(['list', 'gallery'])).default('list'),
  search: z.boolean().default(false),
  paging: z.boolean().default(false),
  variant: z.enum(['soft', 'plain', 'quiet']).default('soft'),
  tone: z.enum(['plain', 'alt', 'accent', 'dark']).default('plain'),
});

export const meta: BlockMeta = {
  label: { ko: '게시판', en: 'Board', ja: '掲示板', zh: '公告板' },
  description: "Articles of one of the clinic's boards, as a list or as a gallery.",
  category: 'board',
  version: 1,
  hydrate: 'never',
  sources: ['boards'],
  sourceRequired: true,
  slots: {},
};
