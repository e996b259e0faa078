import { z } from 'zod';
import type { BlockMeta } from '#registry/contract.ts';

/** Recent searches (SPEC section 4, Search). They belong to the visitor and take no configuration. */
export const schema = z.strictObject({});

export const meta: BlockMeta = {
  label: { ko: '최근 검색어', en: 'Recent searches', ja: '最近の検索', zh: '最近搜索' },
  description: "The visitor's recent searches; renders nothing without any.",
  category: 'control',
  version: 1,
  hydrate: 'never',
  sources: [],
  slots: {},
  places: ['recent'],
};
