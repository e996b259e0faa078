import { z } from 'zod';
import type { BlockMeta } from '#registry/contract.ts';
import { headingFields } from '#schemas/layout/parts.ts';

/** The hours are partner facts; the source adds holidays and closures. */
export const schema = z.strictObject({
  ...headingFields,
  /** 12-hour times with am/pm. */
  hour12: z.boolean().default(false),
  /** How many upcoming holidays and closures are listed. */
  exceptions: z.int().min(0).max(20).default(6),
  variant: z.enum(['table', 'split', 'quiet']).default('table'),
  tone: z.enum(['plain', 'alt', 'accent', 'dark']).default('plain'),
});

export const meta: BlockMeta = {
  label: { ko: '진료시간', en: 'Business hours', ja: '診療時間', zh: '营业时间' },
  description: 'Weekly hours, lunch, whether the clinic is open now, and upcoming closures.',
  category: 'introduce',
  version: 1,
  hydrate: 'never',
  sources: ['schedules'],
  slots: {},
};
