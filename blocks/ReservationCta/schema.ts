import { z } from 'zod';
import type { BlockMeta } from '#registry/contract.ts';
import { action, boundText, picture } from '#schemas/layout/parts.ts';

/** `useWidget` shows a button that opens the reservation widget where the partner uses it. */
export const schema = z.strictObject({
  eyebrow: boundText.optional(),
  title: boundText,
  text: boundText.optional(),
  image: picture.optional(),
  link: action.optional(),
  useWidget: z.enum(['visit', 'treatment']).optional(),
  showPhone: z.boolean().default(true),
  showChat: z.boolean().default(true),
  variant: z.enum(['band', 'card', 'quiet']).default('band'),
});

export const meta: BlockMeta = {
  label: { ko: '예약 안내', en: 'Reservation call to action', ja: '予約のご案内', zh: '预约引导' },
  description: "Closing call to action with the partner's ways to reserve.",
  category: 'content',
  version: 1,
  hydrate: 'never',
  sources: [],
  slots: {},
};
