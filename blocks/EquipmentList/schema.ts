import { z } from 'zod';
import type { BlockMeta } from '#registry/contract.ts';
import { boundText, headingFields, picture } from '#schemas/layout/parts.ts';

/** The Equipment Guide of SPEC section 2. */
export const schema = z.strictObject({
  ...headingFields,
  items: z
    .array(
      z.strictObject({
        name: boundText,
        category: boundText.optional(),
        maker: boundText.optional(),
        description: boundText.optional(),
        points: z.array(boundText).max(6).default([]),
        image: picture.optional(),
      }),
    )
    .default([]),
  variant: z.enum(['cards', 'rows']).default('cards'),
  tone: z.enum(['plain', 'alt', 'accent', 'dark']).default('plain'),
});

export const meta: BlockMeta = {
  label: { ko: '장비 안내', en: 'Equipment guide', ja: '医療機器のご案内', zh: '设备介绍' },
  description: "The clinic's equipment and its purpose.",
  category: 'introduce',
  version: 1,
  hydrate: 'never',
  sources: [],
  slots: {},
};
