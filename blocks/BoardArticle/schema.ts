import { z } from 'zod';
import type { BlockMeta } from '#registry/contract.ts';
import { boundText } from '#schemas/layout/parts.ts';

/** `board` is the name of the board, as in `{ "$bind": "page.board.row.name" }`. */
export const schema = z.strictObject({
  board: boundText.optional(),
  variant: z.enum(['plain', 'centered']).default('plain'),
});

export const meta: BlockMeta = {
  label: { ko: '게시글', en: 'Board article', ja: '掲示板の記事', zh: '公告板文章' },
  description: 'One clinic article with links to its neighbours; owns the h1.',
  category: 'board',
  version: 1,
  hydrate: 'never',
  sources: ['board'],
  sourceRequired: true,
  slots: {},
  provides: ['heading'],
};
