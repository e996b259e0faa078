import { z } from 'zod';
import type { BlockMeta } from '#registry/contract.ts';
import { boundText, headingFields, picture } from '#schemas/layout/parts.ts';

/** The clinic's interior. `track` scrolls sideways with snap points. */
export const schema = z.strictObject({
  ...headingFields,
  items: z
    .array(z.strictObject({ image: picture, title: boundText.optional(), caption: boundText.optional() }))
    .min(1)
    .max(24),
  variant: z.enum(['track', 'mosaic', 'editorial']).default('track'),
  tone: z.enum(['plain', 'alt', 'accent', 'dark']).default('plain'),
});

export const meta: BlockMeta = {
  label: { ko: '공간 둘러보기', en: 'Space gallery', ja: '院内ギャラリー', zh: '环境展示' },
  description: "The clinic's interior with captions.",
  category: 'introduce',
  version: 1,
  hydrate: 'never',
  sources: [],
  slots: {},
};
