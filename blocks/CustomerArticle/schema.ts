import { z } from 'zod';
import type { BlockMeta } from '#registry/contract.ts';
import { bindable } from '#schemas/layout/binding.ts';
import { boundText } from '#schemas/layout/parts.ts';

/**
 * `board` is the board's name and `isPrivateAllowed` whether it accepts private articles, both from the page's own
 * source. `ask` (`{ "$bind": "query.ask" }`) opens a dialog without JavaScript, `done` names the completed action.
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
  description: "A visitor's article, to read, unlock, edit and delete; owns the h1.",
  category: 'board',
  version: 1,
  hydrate: 'never',
  sources: ['customer-board'],
  sourceRequired: true,
  slots: {},
  provides: ['heading'],
};
