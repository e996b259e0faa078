import { z } from 'zod';
import type { BlockMeta } from '#registry/contract.ts';
import { headingFields } from '#schemas/layout/parts.ts';

/** With `profileUrl` names link to the profiles on that page. */
export const schema = z.strictObject({
  ...headingFields,
  profileUrl: z.string().startsWith('/').optional(),
  showTimes: z.boolean().default(true),
  hour12: z.boolean().default(false),
  variant: z.enum(['filled', 'quiet']).default('filled'),
  tone: z.enum(['plain', 'alt', 'accent', 'dark']).default('plain'),
});

export const meta: BlockMeta = {
  label: { ko: '의료진 진료일정', en: 'Staff schedule', ja: '担当医表', zh: '医生出诊表' },
  description: 'The weekdays on which each doctor is present.',
  category: 'introduce',
  version: 1,
  hydrate: 'never',
  sources: ['weekly-schedules'],
  sourceRequired: true,
  slots: {},
};
