import { z } from 'zod';
import type { BlockMeta } from '#registry/contract.ts';
import { bindable } from '#schemas/layout/binding.ts';
import { boundText } from '#schemas/layout/parts.ts';
import { htmlText, localizedHtml } from '#schemas/primitives.ts';

export const schema = z.strictObject({
  title: boundText.optional(),
  html: bindable(z.union([htmlText, localizedHtml])),
  width: z.enum(['narrow', 'page']).default('narrow'),
  tone: z.enum(['plain', 'alt', 'accent', 'dark']).default('plain'),
});

export const meta: BlockMeta = {
  label: { ko: '본문', en: 'Rich text', ja: '本文', zh: '正文' },
  description: 'Formatted text from configuration.',
  category: 'content',
  version: 1,
  hydrate: 'never',
  sources: [],
  slots: {},
};
