import { z } from 'zod';
import type { BlockMeta } from '#registry/contract.ts';
import { labeled } from '#schemas/labeled.ts';
import { bindable } from '#schemas/layout/binding.ts';
import { fewColumns, productVariant } from '#schemas/layout/product-parts.ts';
import { sharedLabels } from '#schemas/layout/shared-labels.ts';
import { searchKind } from '#schemas/site/search.ts';

/** The search results of one kind. Its source must be of that kind, with `keyword` and `page` bound to the query. */
export const schema = z.strictObject({
  kind: labeled(searchKind, {
    en: ['Kind', 'What is listed. The content that it reads must be of the same kind.'],
    ko: ['종류', '보여 줄 결과의 종류입니다. 불러오는 콘텐츠도 같은 종류여야 합니다.'],
  }),
  keyword: labeled(bindable(z.string()).optional(), sharedLabels.keyword),
  tab: labeled(bindable(z.string()).optional(), {
    en: ['Open tab', 'Which kind of result is shown alone, with all its pages: bind query.tab.'],
    ko: ['선택된 탭', '방문자가 고른 탭입니다. 같은 종류면 결과를 모두 보여 줍니다. query.tab을 연결하세요.'],
    examples: [{ $bind: 'query.tab' }],
  }),
  preview: labeled(z.int().min(1).max(20).default(4), {
    en: ['Results in the overview', 'How many are shown next to the other kinds, 1 to 20.'],
    ko: ['요약 결과 수', '여러 종류를 함께 보여 줄 때의 개수이며 1~20개입니다.'],
  }),
  columns: labeled(fewColumns.default(4), sharedLabels.columns),
  variant: labeled(productVariant.default('shop'), sharedLabels.productVariant),
});

export const meta = {
  label: { ko: '검색 결과', en: 'Search results', ja: '検索結果', zh: '搜索结果' },
  description: {
    en: 'Search results of one kind, with the keyword highlighted. Not shown without a keyword.',
    ko: '한 종류의 검색 결과를 보여 주고 검색어를 강조합니다. 검색어가 없으면 표시되지 않습니다.',
  },
  keywords: 'find hits 찾기 결과 検索 結果 查找 结果',
  category: 'content',
  version: 1,
  hydrate: 'never',
  sources: ['products', 'exhibitions', 'notices', 'faqs'],
  sourceRequired: true,
  slots: {},
} as const satisfies BlockMeta;
