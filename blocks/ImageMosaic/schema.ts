import { z } from 'zod';
import type { BlockMeta } from '#registry/contract.ts';
import { boundText, headingFields, picture } from '#schemas/layout/parts.ts';

export const schema = z.strictObject({
  ...headingFields,
  items: z
    .array(z.strictObject({ image: picture, caption: boundText.optional() }))
    .min(1)
    .max(12),
  variant: z.enum(['mosaic', 'row', 'stagger']).default('mosaic'),
  tone: z.enum(['plain', 'alt', 'accent', 'dark']).default('plain'),
});

export const meta: BlockMeta = {
  label: { ko: '이미지 모자이크', en: 'Image mosaic', ja: '画像モザイク', zh: '图片拼贴' },
  description: 'Images of different sizes in one composition.',
  category: 'content',
  version: 1,
  hydrate: 'never',
  sources: [],
  slots: {},
};
