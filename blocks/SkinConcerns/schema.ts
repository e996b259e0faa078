import { z } from 'zod';
import type { BlockMeta } from '#registry/contract.ts';
import { boundText, headingFields, picture } from '#schemas/layout/parts.ts';
import { safeUrl } from '#schemas/primitives.ts';

/** Concerns given here come first; those of the source (categories of kind `concern`) follow. */
export const schema = z.strictObject({
  ...headingFields,
  items: z
    .array(
      z.strictObject({
        title: boundText,
        description: boundText.optional(),
        image: picture.optional(),
        url: safeUrl,
      }),
    )
    .max(24)
    .default([]),
  /** `circles`: round images in a row. `tiles`: images with text on them. `index`: a typographic list. */
  layout: z.enum(['circles', 'tiles', 'index']).default('tiles'),
  tone: z.enum(['plain', 'alt']).default('plain'),
  align: z.enum(['start', 'center']).default('start'),
});

export const meta: BlockMeta = {
  label: { ko: '피부 고민', en: 'Skin concerns', ja: '肌のお悩み', zh: '肌肤困扰' },
  description: "Visitors' concerns, each linking to a solution.",
  category: 'home',
  version: 1,
  hydrate: 'never',
  sources: ['product-categories'],
  slots: {},
};
