import { z } from 'zod';
import type { BlockMeta } from '#registry/contract.ts';
import { headingFields } from '#schemas/layout/parts.ts';

/** Running events only; renders nothing without them. Banners and cards scroll sideways if they do not fit. */
export const schema = z.strictObject({
  ...headingFields,
  layout: z.enum(['banner', 'cards', 'list']).default('cards'),
  max: z.int().min(1).max(12).default(6),
  tone: z.enum(['plain', 'alt']).default('plain'),
  align: z.enum(['start', 'center']).default('start'),
});

export const meta: BlockMeta = {
  label: { ko: '진행 중인 이벤트', en: 'Ongoing events', ja: '開催中のイベント', zh: '进行中的活动' },
  description: 'Special events that are running now.',
  category: 'exhibition',
  version: 1,
  hydrate: 'never',
  sources: ['exhibitions'],
  sourceRequired: true,
  slots: {},
};
