import { z } from 'zod';
import type { BlockMeta } from '#registry/contract.ts';
import { bindable } from '#schemas/layout/binding.ts';
import { boundText, searchBoxFields } from '#schemas/layout/parts.ts';
import { imagePath } from '#schemas/primitives.ts';

/** The side search panel of wide screens (SPEC section 2, Layout), for the slot layoutSearch. */
export const schema = z.strictObject({
  logo: z
    .strictObject({
      image: bindable(imagePath).optional().describe("Defaults to the partner's logo."),
      alt: boundText.optional().describe("Defaults to the partner's name."),
      ratio: z.number().positive().default(4).describe('Width divided by height.'),
      height: z.int().min(16).max(120).default(40),
    })
    .default({ ratio: 4, height: 40 }),
  subtitle: boundText.optional().describe("Defaults to the partner's name."),
  title: boundText.optional(),
  description: boundText.optional(),
  ...searchBoxFields,
});

export const meta: BlockMeta = {
  label: { ko: '검색 패널', en: 'Search panel', ja: '検索パネル', zh: '搜索侧栏' },
  description: 'Logo, short text, search box and keywords at the left of wide screens.',
  category: 'global',
  version: 1,
  hydrate: 'never',
  sources: [],
  slots: {},
  places: ['layoutSearch'],
};
