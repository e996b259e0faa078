import { z } from 'zod';
import type { BlockMeta } from '#registry/contract.ts';

export const schema = z.strictObject({
  /** Minimum number of headings for a table of contents; 0 never shows one. */
  contentsFrom: z.int().min(0).default(3),
});

export const meta: BlockMeta = {
  label: { ko: '약관', en: 'Terms', ja: '規約', zh: '条款' },
  description: 'Terms of service or privacy policy with a table of contents; owns the h1.',
  category: 'content',
  version: 1,
  hydrate: 'never',
  sources: ['term'],
  sourceRequired: true,
  slots: {},
  provides: ['heading'],
};
