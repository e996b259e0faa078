import { z } from 'zod';
import { channelKinds } from '#engine/domain/partner/contact-channels.ts';
import type { BlockMeta } from '#registry/contract.ts';
import { headingFields } from '#schemas/layout/parts.ts';

const shownKinds = [...channelKinds, 'visit'] as const;

/** The contact channels to show, in this order; those that the partner lacks are omitted. */
export const schema = z.strictObject({
  ...headingFields,
  channels: z
    .array(z.enum(shownKinds))
    .min(1)
    .default([...shownKinds]),
  /** Path of the page with directions to the clinic. */
  visitUrl: z.string().startsWith('/').default('/info'),
  variant: z.enum(['cards', 'rows']).default('cards'),
  tone: z.enum(['plain', 'alt', 'accent', 'dark']).default('plain'),
});

export const meta: BlockMeta = {
  label: { ko: '상담 채널', en: 'Contact channels', ja: 'お問い合わせ方法', zh: '联系方式' },
  description: "Every contact channel in the clinic's facts.",
  category: 'content',
  version: 1,
  hydrate: 'never',
  sources: [],
  slots: {},
};
