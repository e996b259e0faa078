import { z } from 'zod';
import type { BlockMeta } from '#registry/contract.ts';

/** Recent searches (SPEC section 4, Search). They belong to the visitor and take no configuration. */
export const schema = z.strictObject({});

export const meta = {
  label: { ko: '최근 검색어', en: 'Recent searches', ja: '最近の検索', zh: '最近搜索' },
  description: {
    en: "The visitor's recent searches; renders nothing without any.",
    ko: '방문자의 최근 검색어입니다. 없으면 표시되지 않습니다.',
  },
  keywords: 'history keywords 기록 키워드 履歴 キーワード 历史 关键词',
  category: 'control',
  version: 1,
  hydrate: 'never',
  sources: [],
  slots: {},
  places: ['recent'],
} as const satisfies BlockMeta;
