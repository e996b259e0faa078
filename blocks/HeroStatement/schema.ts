import { z } from 'zod';
import type { BlockMeta } from '#registry/contract.ts';
import { action, boundText, picture } from '#schemas/layout/parts.ts';

/** Line breaks in `title` are preserved. `vertical` sets it in columns in languages that can be written so. */
export const schema = z.strictObject({
  image: z.strictObject({ pc: picture, mobile: picture.optional() }).optional(),
  eyebrow: boundText.optional(),
  title: boundText,
  text: boundText.optional(),
  link: action.optional(),
  variant: z.enum(['full', 'framed', 'vertical']).default('full'),
  tone: z.enum(['dark', 'light']).default('dark'),
});

export const meta: BlockMeta = {
  label: { ko: '브랜드 선언', en: 'Hero statement', ja: 'ステートメント', zh: '品牌宣言' },
  description: 'A full-bleed image with one large line; owns the h1 of the home page.',
  category: 'home',
  version: 1,
  hydrate: 'never',
  sources: [],
  slots: {},
  provides: ['heading'],
};
