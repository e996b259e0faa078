import { z } from 'zod';
import type { BlockMeta } from '#registry/contract.ts';
import { bindable } from '#schemas/layout/binding.ts';
import { boundText } from '#schemas/layout/parts.ts';

/**
 * `board` is the name of the board, `isPrivateAllowed` whether it takes private articles: both are facts of the page's
 * own source. `ask` (`{ "$bind": "query.ask" }`) opens a dialog where JavaScript cannot, `done` says what was done.
 */
export const schema = z.strictObject({
  board: boundText.optional(),
  isPrivateAllowed: bindable(z.boolean()).default(true),
  ask: bindable(z.string()).optional(),
  done: bindable(z.string()).optional(),
  variant: z.enum(['plain', 'centered']).default('plain'),
});

export const meta: BlockMeta = {
  label: { ko: '고객 글', en: 'Customer article', ja: 'お客様の投稿', zh: '客户文章' },
  description: 'An article of a visitor: reading, opening, editing and deleting it; owns the h1.',
  category: 'board',
  version: 1,
  hydrate: 'never',
  sources: ['customer-board'],
  sourceRequired: true,
  slots: {},
};
