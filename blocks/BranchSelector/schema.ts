import { z } from 'zod';
import type { BlockMeta } from '#registry/contract.ts';
import { headingFields } from '#schemas/layout/parts.ts';

/** `menu` for the footer or a header, `cards` as a section. The clinics are facts of the partner. */
export const schema = z.strictObject({
  ...headingFields,
  display: z.enum(['menu', 'cards']).default('menu'),
  tone: z.enum(['plain', 'alt', 'accent', 'dark']).default('plain'),
});

export const meta: BlockMeta = {
  label: { ko: '지점 선택', en: 'Branch selector', ja: '院の選択', zh: '分院选择' },
  description: 'Links to the other clinics of the group.',
  category: 'control',
  version: 1,
  hydrate: 'never',
  sources: [],
  slots: {},
  places: ['section', 'branches'],
};
