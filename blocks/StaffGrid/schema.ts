import { z } from 'zod';
import type { BlockMeta } from '#registry/contract.ts';
import { headingFields } from '#schemas/layout/parts.ts';

/** With `profileUrl` names link to that page (at the person's anchor) and profiles are not shown here. */
export const schema = z.strictObject({
  ...headingFields,
  layout: z.enum(['cards', 'rows', 'editorial']).default('cards'),
  doctorsOnly: z.boolean().default(false),
  limit: z.int().min(1).max(50).optional(),
  profileUrl: z.string().startsWith('/').optional(),
  tone: z.enum(['plain', 'alt', 'accent', 'dark']).default('plain'),
});

export const meta: BlockMeta = {
  label: { ko: '의료진', en: 'Medical staff', ja: '医療スタッフ', zh: '医护团队' },
  description: 'Portraits with position and specialties; careers and history expand.',
  category: 'introduce',
  version: 1,
  hydrate: 'never',
  sources: ['employees'],
  sourceRequired: true,
  slots: {},
};
