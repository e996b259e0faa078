import { z } from 'zod';
import type { BlockMeta } from '#registry/contract.ts';
import { bindable } from '#schemas/layout/binding.ts';
import { boundText, headingFields, picture } from '#schemas/layout/parts.ts';
import { safeUrl } from '#schemas/primitives.ts';

/** A card whose bound URL is missing is omitted. */
export const schema = z.strictObject({
  ...headingFields,
  items: z
    .array(
      z.strictObject({
        url: bindable(safeUrl),
        title: boundText,
        description: boundText.optional(),
        image: picture.optional(),
      }),
    )
    .min(1)
    .max(12),
  variant: z.enum(['cards', 'rows', 'tiles']).default('cards'),
  tone: z.enum(['plain', 'alt', 'accent', 'dark']).default('plain'),
});

export const meta: BlockMeta = {
  label: { ko: '바로가기 카드', en: 'Link cards', ja: 'リンクカード', zh: '链接卡片' },
  description: 'Cards that link to other pages.',
  category: 'content',
  version: 1,
  hydrate: 'never',
  sources: [],
  slots: {},
};
