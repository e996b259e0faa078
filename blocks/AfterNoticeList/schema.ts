import { z } from 'zod';
import type { BlockMeta } from '#registry/contract.ts';
import { headingFields } from '#schemas/layout/parts.ts';

/** `basePath`: the page with all instructions; elsewhere the list links there. */
export const schema = z.strictObject({
  ...headingFields,
  basePath: z.string().startsWith('/').default('/after-notices'),
  variant: z.enum(['plain', 'cards']).default('plain'),
  tone: z.enum(['plain', 'alt', 'accent', 'dark']).default('plain'),
});

export const meta: BlockMeta = {
  label: {
    ko: '시술 후 주의사항',
    en: 'Post-treatment instructions',
    ja: '施術後の注意事項',
    zh: '术后注意事项',
  },
  description: "Post-treatment instructions; a treatment's page shows only its own.",
  category: 'product',
  version: 1,
  hydrate: 'never',
  sources: ['after-notices'],
  sourceRequired: true,
  slots: {},
};
