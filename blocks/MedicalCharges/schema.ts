import { z } from 'zod';
import type { BlockMeta } from '#registry/contract.ts';
import { headingFields } from '#schemas/layout/parts.ts';

/** The list, its notice and its date are the partner's. */
export const schema = z.strictObject({
  ...headingFields,
  /** A button that prints the page. */
  hasPrint: z.boolean().default(true),
  tone: z.enum(['plain', 'alt']).default('plain'),
});

export const meta: BlockMeta = {
  label: { ko: '비급여 진료비용', en: 'Non-covered charges', ja: '自由診療の料金', zh: '自费项目价格' },
  description:
    'Charges that health insurance does not cover: items with price, VAT and notes, to read and print.',
  category: 'introduce',
  version: 1,
  hydrate: 'never',
  sources: ['medical-charges'],
  sourceRequired: true,
  slots: {},
};
