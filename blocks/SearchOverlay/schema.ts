import { z } from 'zod';
import type { BlockMeta } from '#registry/contract.ts';
import { labeled } from '#schemas/labeled.ts';
import { boundText, searchBoxFields } from '#schemas/layout/parts.ts';

/** Full-screen search (SPEC section 2, Layout). */
export const schema = z.strictObject({
  title: labeled(boundText.optional(), {
    en: ['Title', 'Heading above the search box. Leave it empty for the standard one.'],
    ko: ['제목', '검색창 위에 표시됩니다. 비워 두면 기본 제목이 표시됩니다.'],
    examples: [
      {
        ko: '무엇을 찾으세요?',
        en: 'What are you looking for?',
        ja: '何をお探しですか？',
        zh: '您在找什么？',
      },
    ],
  }),
  ...searchBoxFields,
});

export const meta = {
  label: { ko: '검색창', en: 'Search overlay', ja: '検索画面', zh: '搜索浮层' },
  description: {
    en: 'Search box over the whole screen with recommended keywords and recent searches.',
    ko: '화면 전체를 덮는 검색창이며 추천 검색어와 최근 검색어를 보여 줍니다.',
  },
  keywords: 'find search box layer 찾기 검색 레이어 検索 レイヤー 查找 搜索框',
  category: 'global',
  version: 1,
  hydrate: 'never',
  sources: [],
  slots: {},
  places: ['search'],
} as const satisfies BlockMeta;
