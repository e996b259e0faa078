import { z } from 'zod';
import type { BlockMeta } from '#registry/contract.ts';
import { labelled } from '#schemas/labelled.ts';
import { bindable } from '#schemas/layout/binding.ts';
import { productVariant } from '#schemas/layout/product-parts.ts';
import { sharedLabels } from '#schemas/layout/shared-labels.ts';
import { searchKind } from '#schemas/site/search.ts';

/** The search results of one kind. Its source must be of that kind, with `keyword` and `page` bound to the query. */
export const schema = z.strictObject({
  kind: labelled(searchKind, {
    en: ['Kind', 'What is listed; the source must be of the same kind.'],
    ko: ['종류', '보여 줄 결과의 종류입니다. 소스도 같은 종류여야 합니다.'],
  }),
  keyword: labelled(bindable(z.string()).optional(), {
    en: ['Keyword', 'What visitors searched: bind query.keyword.'],
    ko: ['검색어', '방문자가 검색한 말입니다. query.keyword를 연결하세요.'],
  }),
  tab: labelled(bindable(z.string()).optional(), {
    en: ['Open tab', 'Which kind is shown alone, with all its pages: bind query.tab.'],
    ko: ['선택된 탭', '하나만 모두 보여 줄 종류입니다. query.tab을 연결하세요.'],
    examples: [{ $bind: 'query.tab' }],
  }),
  preview: labelled(z.int().min(1).max(20).default(4), {
    en: ['Results in the overview', 'How many are shown among the other kinds, 1 to 20.'],
    ko: ['요약 결과 수', '여러 종류를 함께 보여 줄 때의 개수입니다. 1~20개입니다.'],
  }),
  columns: labelled(z.union([z.literal(2), z.literal(3), z.literal(4)]).default(4), {
    en: ['Columns', 'Treatments in one row of wide screens; phones show two.'],
    ko: ['열 수', '넓은 화면에서 시술을 한 줄에 몇 개 보여 줄지 정합니다. 모바일은 2개입니다.'],
  }),
  variant: labelled(productVariant.default('shop'), sharedLabels.productVariant),
});

export const meta: BlockMeta = {
  label: { ko: '검색 결과', en: 'Search results', ja: '検索結果', zh: '搜索结果' },
  description: {
    en: 'Search results of one kind, with the keyword highlighted. Renders nothing without a keyword.',
    ko: '한 종류의 검색 결과이며 검색어를 강조합니다. 검색어가 없으면 표시되지 않습니다.',
  },
  keywords: 'find hits 찾기 결과 検索 結果 查找 结果',
  category: 'content',
  version: 1,
  hydrate: 'never',
  sources: ['products', 'exhibitions', 'notices', 'faqs'],
  sourceRequired: true,
  slots: {},
};
