import { z } from 'zod';
import type { BlockMeta } from '#registry/contract.ts';
import { boundText, picture } from '#schemas/layout/parts.ts';

/** Without `title` the page's own title is shown. */
export const schema = z.strictObject({
  eyebrow: boundText.optional(),
  title: boundText.optional(),
  lead: boundText.optional(),
  image: picture.optional(),
  variant: z.enum(['plain', 'banner', 'editorial']).default('plain'),
  /** Whether the text is on a dark or a light image; for the banner only. */
  tone: z.enum(['light', 'dark']).default('light'),
});

export const meta: BlockMeta = {
  label: { ko: '페이지 머리', en: 'Page intro', ja: 'ページ見出し', zh: '页面标题' },
  description: 'Title, lead and image at the top of an inner page; owns its h1.',
  category: 'content',
  version: 1,
  hydrate: 'never',
  sources: [],
  slots: {},
  provides: ['heading'],
};
