import { z } from 'zod';
import type { BlockMeta } from '#registry/contract.ts';
import { headingFields, picture } from '#schemas/layout/parts.ts';

/** Address, ways and parking are partner facts. `image` is a map image; without it a drawn panel is shown. */
export const schema = z.strictObject({
  ...headingFields,
  image: picture.optional(),
  showWays: z.boolean().default(true),
  variant: z.enum(['split', 'stacked', 'compact']).default('split'),
  tone: z.enum(['plain', 'alt', 'accent', 'dark']).default('plain'),
});

export const meta: BlockMeta = {
  label: { ko: '오시는 길', en: 'Location', ja: 'アクセス', zh: '来院路线' },
  description: 'Address, map apps, parking, bus and subway.',
  category: 'introduce',
  version: 1,
  hydrate: 'never',
  sources: [],
  slots: {},
};
