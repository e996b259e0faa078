import { z } from 'zod';
import type { BlockMeta } from '#registry/contract.ts';
import { headingFields } from '#schemas/layout/parts.ts';

/** Chips filter by the query parameter `categoryId`, which the source's params bind. */
export const schema = z.strictObject({
  ...headingFields,
  basePath: z.string().startsWith('/').default('/cscenter/faq'),
  showCategories: z.boolean().default(true),
  paging: z.boolean().default(false),
  variant: z.enum(['plain', 'cards', 'split']).default('plain'),
  tone: z.enum(['plain', 'alt', 'accent', 'dark']).default('plain'),
});

export const meta: BlockMeta = {
  label: { ko: '자주 묻는 질문', en: 'FAQ list', ja: 'よくあるご質問', zh: '常见问题' },
  description: 'Expandable questions and answers, by category.',
  category: 'content',
  version: 1,
  hydrate: 'never',
  sources: ['faqs'],
  sourceRequired: true,
  slots: {},
};
