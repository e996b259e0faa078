import { z } from 'zod';
import type { BlockMeta } from '#registry/contract.ts';
import { boundText } from '#schemas/layout/parts.ts';

/** Figures about the clinic. `value` is text, as figures may be written 12, 1,200 or 365. */
export const schema = z.strictObject({
  eyebrow: boundText.optional(),
  title: boundText.optional(),
  items: z
    .array(
      z.strictObject({
        value: boundText,
        unit: boundText.optional(),
        label: boundText,
        note: boundText.optional(),
      }),
    )
    .min(1)
    .max(6),
  variant: z.enum(['plain', 'cards', 'ruled']).default('plain'),
  tone: z.enum(['plain', 'alt', 'accent', 'dark']).default('plain'),
});

export const meta: BlockMeta = {
  label: { ko: '숫자로 보는 병원', en: 'Stats strip', ja: '数字で見る医院', zh: '数据展示' },
  description: 'Up to six large figures with their labels.',
  category: 'content',
  version: 1,
  hydrate: 'never',
  sources: [],
  slots: {},
};
