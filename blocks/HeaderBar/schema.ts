import { z } from 'zod';
import type { BlockMeta } from '#registry/contract.ts';
import { bindable } from '#schemas/layout/binding.ts';
import { boundText } from '#schemas/layout/parts.ts';
import { imagePath, references, safeUrl } from '#schemas/primitives.ts';
import { rightButton } from '#schemas/site/menu.ts';

/** Site header (SPEC section 2, Header). The menu itself belongs to the site document. */
export const schema = z.strictObject({
  variant: z
    .enum(['bar', 'split', 'minimal'])
    .default('bar')
    .describe('bar: logo left, navigation in a row. split: centred logo. minimal: one thin row.'),
  logo: z
    .strictObject({
      image: bindable(imagePath).optional().describe("Defaults to the partner's logo."),
      alt: boundText.optional().describe("Defaults to the partner's name."),
      ratio: z
        .number()
        .positive()
        .default(4)
        .describe('Width divided by height: reserves space until the image has loaded.'),
    })
    .default({ ratio: 4 }),
  logoHeight: z.int().min(12).max(52).default(28),
  logoHeightDesktop: z.int().min(12).max(96).default(58).describe('Limited by the height of the row.'),
  hasMobileTitle: z.boolean().default(true).describe('Phones show the title of inner pages.'),
  mobileTitle: boundText.optional().describe("Replaces the page's own title."),
  homeLabel: boundText.optional(),
  rightButton: rightButton.optional(),
  backUrl: bindable(safeUrl).optional().describe('Target of the back button on third-level pages.'),
  searchToggle: z.boolean().default(true),
  overlayOn: z
    .array(z.string().startsWith('/').register(references, { kind: 'page-key' }))
    .default([])
    .describe('Page keys whose first section is an image under the header.'),
  overlayTone: z
    .enum(['dark', 'light'])
    .default('dark')
    .describe('Whether that image is dark or light, which sets the text colour.'),
});

export const meta: BlockMeta = {
  label: { ko: '헤더', en: 'Header', ja: 'ヘッダー', zh: '页眉' },
  description: 'Logo, navigation with its second row, search, language and the right-hand button.',
  category: 'global',
  version: 1,
  hydrate: 'never',
  sources: [],
  slots: {
    utility: { label: 'Controls at the right', max: 4, takes: 'control' },
    menu: { label: 'Menu drawer', max: 1, takes: 'drawer' },
  },
  places: ['header'],
  presets: [
    { label: 'Commerce', data: { variant: 'bar' } },
    { label: 'Hybrid', data: { variant: 'split' } },
    { label: 'Branding', data: { variant: 'minimal', overlayOn: ['/'] } },
  ],
};
