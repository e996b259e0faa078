import { z } from 'zod';
import type { BlockMeta } from '#registry/contract.ts';
import { action, boundText, picture } from '#schemas/layout/parts.ts';

/** One image with its text. `tone` is the image's: dark (light text) or light. */
const slide = z.strictObject({
  image: z.strictObject({ pc: picture, mobile: picture.optional() }).optional(),
  eyebrow: boundText.optional(),
  title: boundText,
  text: boundText.optional(),
  link: action.optional(),
  tone: z.enum(['dark', 'light']).default('dark'),
});

export const schema = z.strictObject({
  /** The home page's h1, visually hidden. Without it the first slide's title is the h1. */
  heading: boundText.optional(),
  slides: z.array(slide).min(1).max(8),
  variant: z.enum(['full', 'split', 'card']).default('full'),
  autoplay: z.boolean().default(true),
  /** Milliseconds (SPEC section 9, slider defaults). */
  autoplayDelay: z.int().min(1000).max(20_000).default(3000),
  transition: z.int().min(0).max(2000).default(300),
});

export const meta: BlockMeta = {
  label: { ko: '메인 슬라이더', en: 'Hero slider', ja: 'メインスライダー', zh: '主页轮播' },
  description: 'Large slides at the top of the home page, with autoplay.',
  category: 'home',
  version: 1,
  hydrate: 'never',
  sources: [],
  slots: {},
  provides: ['heading'],
};
