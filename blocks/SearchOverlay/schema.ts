import { z } from 'zod';
import type { BlockMeta } from '#registry/contract.ts';
import { boundText, searchBoxFields } from '#schemas/layout/parts.ts';

/** Full-screen search (SPEC section 2, Layout). */
export const schema = z.strictObject({
  title: boundText.optional(),
  ...searchBoxFields,
});

export const meta: BlockMeta = {
  label: { ko: '검색창', en: 'Search overlay', ja: '検索画面', zh: '搜索浮层' },
  description: 'Search box over the whole screen with recommended keywords and recent searches.',
  category: 'global',
  version: 1,
  hydrate: 'never',
  sources: [],
  slots: {},
  places: ['search'],
};
