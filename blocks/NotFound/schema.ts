import { z } from 'zod';
import type { BlockMeta } from '#registry/contract.ts';

/** `seconds` until the visitor is redirected to the home page; 0 never redirects. */
export const schema = z.strictObject({
  seconds: z.int().min(0).max(60).default(5),
  variant: z.enum(['plain', 'figure']).default('figure'),
});

export const meta: BlockMeta = {
  label: {
    ko: '페이지를 찾을 수 없음',
    en: 'Page not found',
    ja: 'ページが見つかりません',
    zh: '页面不存在',
  },
  description: 'Explains that the page does not exist and returns to the home page.',
  category: 'content',
  version: 1,
  hydrate: 'load',
  sources: [],
  slots: {},
  provides: ['heading'],
};
