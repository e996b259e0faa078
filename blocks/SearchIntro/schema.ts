import { z } from 'zod';
import type { BlockMeta } from '#registry/contract.ts';
import { labelled } from '#schemas/labelled.ts';
import { bindable } from '#schemas/layout/binding.ts';
import { boundText, searchBoxFields } from '#schemas/layout/parts.ts';
import { sharedLabels } from '#schemas/layout/shared-labels.ts';
import { searchKind } from '#schemas/site/search.ts';

/** The top of the search page. `keyword` and `tab` are bound to the query, the counts to sources of the page. */
export const schema = z.strictObject({
  title: labelled(boundText.optional(), {
    en: ['Title', 'Heading of the page while nothing is searched.'],
    ko: ['제목', '검색 전에 표시되는 페이지 제목입니다.'],
    examples: [{ ko: '무엇을 찾으세요?', en: 'What are you looking for?' }],
  }),
  lead: labelled(boundText.optional(), sharedLabels.lead),
  ...searchBoxFields,
  keyword: labelled(bindable(z.string()).optional(), {
    en: ['Keyword', 'What visitors searched: bind query.keyword.'],
    ko: ['검색어', '방문자가 검색한 말입니다. query.keyword를 연결하세요.'],
  }),
  tab: labelled(bindable(z.string()).optional(), {
    en: ['Open tab', 'Which kind is shown alone: bind query.tab.'],
    ko: ['선택된 탭', '하나만 보여 줄 종류입니다. query.tab을 연결하세요.'],
    examples: [{ $bind: 'query.tab' }],
  }),
  kinds: labelled(
    z
      .array(
        z.strictObject({
          kind: labelled(searchKind, {
            en: ['Kind', 'What the tab shows: treatments, events, notices or questions.'],
            ko: ['종류', '시술, 이벤트, 공지사항, 자주 묻는 질문 중 하나입니다.'],
          }),
          count: labelled(bindable(z.int().nonnegative()).optional(), {
            en: [
              'Number of results',
              'Bind the count of a source of the page; without it the kind could not be searched.',
            ],
            ko: ['결과 수', '페이지 소스의 개수를 연결하세요. 값이 없으면 검색하지 못한 것으로 표시됩니다.'],
          }),
        }),
      )
      .max(4)
      .default([]),
    {
      en: ['Tabs', 'The kinds of results, in this order; at most 4.'],
      ko: ['탭', '검색 결과의 종류이며 이 순서대로 보여 줍니다. 최대 4개입니다.'],
    },
  ),
  look: labelled(z.enum(['box', 'line']).default('box'), {
    en: ['Search box', 'A box with a border, or a line below the text.'],
    ko: ['검색창 모양', 'box는 테두리 상자, line은 밑줄입니다.'],
  }),
  variant: labelled(z.enum(['plain', 'center']).default('plain'), {
    en: ['Alignment', 'At the left edge, or centered.'],
    ko: ['정렬', 'plain은 왼쪽, center는 가운데 정렬입니다.'],
  }),
});

export const meta: BlockMeta = {
  label: { ko: '검색 머리', en: 'Search intro', ja: '検索ページ見出し', zh: '搜索页头部' },
  description: {
    en: 'Search box, number of results and tabs; suggested keywords without a search. Owns the h1.',
    ko: '검색창, 결과 수, 탭이 있으며 검색 전에는 추천 검색어를 보여 줍니다. 큰 제목(h1)을 맡습니다.',
  },
  keywords: 'find search box 찾기 검색창 検索窓 搜索框 查找',
  category: 'content',
  version: 1,
  hydrate: 'never',
  sources: [],
  slots: { recent: { label: 'Recent searches', max: 1, takes: 'recent' } },
  provides: ['heading'],
};
