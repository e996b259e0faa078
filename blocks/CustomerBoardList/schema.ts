import { z } from 'zod';
import type { BlockMeta } from '#registry/contract.ts';
import { bindable } from '#schemas/layout/binding.ts';
import { headingFields } from '#schemas/layout/parts.ts';

/** `done` names the completed action, for visitors without JavaScript: `{ "$bind": "query.done" }`. */
export const schema = z.strictObject({
  ...headingFields,
  done: bindable(z.string()).optional(),
  search: z.boolean().default(true),
  paging: z.boolean().default(true),
  variant: z.enum(['soft', 'plain', 'quiet']).default('soft'),
  tone: z.enum(['plain', 'alt', 'accent', 'dark']).default('plain'),
});

export const meta: BlockMeta = {
  label: { ko: '고객 게시판', en: 'Customer board', ja: 'お客様の掲示板', zh: '客户留言板' },
  description: "Visitors' articles with badges: pinned, private, answered.",
  category: 'board',
  version: 1,
  hydrate: 'never',
  sources: ['customer-boards'],
  sourceRequired: true,
  slots: {},
};
