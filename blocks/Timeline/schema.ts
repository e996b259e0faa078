import { z } from 'zod';
import type { BlockMeta } from '#registry/contract.ts';
import { boundText, headingFields, picture } from '#schemas/layout/parts.ts';

/** The clinic's history in periods, in the given order. `date` is free text such as 2019 or 2019.03. */
export const schema = z.strictObject({
  ...headingFields,
  periods: z
    .array(
      z.strictObject({
        label: boundText,
        image: picture.optional(),
        events: z.array(z.strictObject({ date: z.string().optional(), text: boundText })).min(1),
      }),
    )
    .min(1),
  variant: z.enum(['line', 'columns']).default('line'),
  tone: z.enum(['plain', 'alt', 'accent', 'dark']).default('plain'),
});

export const meta: BlockMeta = {
  label: { ko: '연혁', en: 'Timeline', ja: '沿革', zh: '发展历程' },
  description: 'The history of the clinic.',
  category: 'introduce',
  version: 1,
  hydrate: 'never',
  sources: [],
  slots: {},
};
