import { z } from 'zod';
import type { BlockMeta } from '#registry/contract.ts';
import { action, boundText, picture } from '#schemas/layout/parts.ts';

/** A person's own words. Line breaks in `quote` are preserved. */
export const schema = z.strictObject({
  quote: boundText,
  author: boundText.optional(),
  role: boundText.optional(),
  image: picture.optional(),
  link: action.optional(),
  variant: z.enum(['banner', 'portrait', 'plain']).default('banner'),
  tone: z.enum(['plain', 'alt', 'accent', 'dark']).default('accent'),
});

export const meta: BlockMeta = {
  label: { ko: '원장의 말', en: 'Quote', ja: '院長の言葉', zh: '医生寄语' },
  description: 'A large quote of the doctor.',
  category: 'content',
  version: 1,
  hydrate: 'never',
  sources: [],
  slots: {},
};
