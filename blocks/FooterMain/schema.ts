import { z } from 'zod';
import type { BlockMeta } from '#registry/contract.ts';
import { bindable } from '#schemas/layout/binding.ts';
import { boundText } from '#schemas/layout/parts.ts';
import { hexColor, imagePath } from '#schemas/primitives.ts';
import { footerLink } from '#schemas/site/menu.ts';
import { socialKinds } from './social-links.ts';

/** Site footer (SPEC section 2, Footer). Hours, numbers and business details are partner facts. */
export const schema = z.strictObject({
  variant: z
    .enum(['columns', 'center', 'editorial'])
    .default('columns')
    .describe('columns: side by side, 768 px. center: one axis, 768 px. editorial: wide, large text.'),
  background: hexColor
    .optional()
    .describe("Replaces the template's footer colour; the text colour follows it."),
  logo: z
    .strictObject({
      image: bindable(imagePath).optional().describe("Defaults to the partner's logo."),
      width: z.int().min(40).max(320).default(100),
      ratio: z
        .number()
        .positive()
        .default(4)
        .describe('Width divided by height: reserves space until the image has loaded.'),
      isWhite: z
        .boolean()
        .optional()
        .describe("Draws the logo in white; by default only the partner's logo on a dark background."),
    })
    .default({ width: 100, ratio: 4 }),
  contactTitle: boundText.optional(),
  contactText: boundText.optional(),
  statement: boundText.optional().describe('A brand statement; large in the editorial variant.'),
  hasHours: z.boolean().default(true),
  hoursNote: boundText.optional(),
  links: z.array(footerLink).max(16).default([]),
  social: z.array(z.enum(socialKinds)).default([...socialKinds]),
  copyright: boundText.optional().describe("Defaults to the partner's own."),
});

export const meta: BlockMeta = {
  label: { ko: '푸터', en: 'Footer', ja: 'フッター', zh: '页脚' },
  description: 'Contact, opening hours, links, social links, logo and business details.',
  category: 'global',
  version: 1,
  hydrate: 'never',
  sources: [],
  slots: { branches: { label: 'The clinics of the group', max: 1, takes: 'branches' } },
  places: ['footer'],
  provides: ['legal-identity'],
  presets: [
    { label: 'Commerce', data: { variant: 'columns' } },
    { label: 'Hybrid', data: { variant: 'center' } },
    { label: 'Branding', data: { variant: 'editorial' } },
  ],
};
