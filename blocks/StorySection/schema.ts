import { z } from 'zod';
import type { BlockMeta } from '#registry/contract.ts';
import { action, boundText, picture } from '#schemas/layout/parts.ts';

/** Text beside an image. `body` holds one text per paragraph; `left` and `right` place the image. */
export const schema = z.strictObject({
  eyebrow: boundText.optional(),
  title: boundText,
  body: z.array(boundText).max(8).default([]),
  image: picture.optional(),
  caption: boundText.optional(),
  link: action.optional(),
  layout: z.enum(['left', 'right', 'overlap', 'full', 'vertical-title']).default('left'),
  tone: z.enum(['plain', 'alt', 'accent', 'dark']).default('plain'),
});

export const meta: BlockMeta = {
  label: { ko: '이야기', en: 'Story section', ja: 'ストーリー', zh: '故事板块' },
  description: 'A text with an image, in five layouts.',
  category: 'content',
  version: 1,
  hydrate: 'never',
  sources: [],
  slots: {},
};
