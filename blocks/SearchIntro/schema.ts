import { z } from 'zod';
import type { BlockMeta } from '#registry/contract.ts';
import { choice } from '#schemas/choice.ts';
import { labeled } from '#schemas/labeled.ts';
import { bindable } from '#schemas/layout/binding.ts';
import { boundText, searchBoxFields } from '#schemas/layout/parts.ts';
import { sharedLabels } from '#schemas/layout/shared-labels.ts';
import { searchKind } from '#schemas/site/search.ts';

/** The top of the search page. `keyword` and `tab` are bound to the query, the counts to sources of the page. */
export const schema = z.strictObject({
  title: labeled(boundText.optional(), {
    en: ['Title', 'Heading of the page before visitors search.'],
    ko: ['제목', '검색 전에 표시되는 페이지 제목입니다.'],
    examples: [
      {
        ko: '무엇을 찾으세요?',
        en: 'What are you looking for?',
        ja: '何をお探しですか？',
        zh: '您在找什么？',
      },
    ],
  }),
  lead: labeled(boundText.optional(), sharedLabels.lead),
  ...searchBoxFields,
  keyword: labeled(bindable(z.string()).optional(), sharedLabels.keyword),
  tab: labeled(bindable(z.string()).optional(), {
    en: ['Open tab', 'Which kind of result is shown alone: bind query.tab.'],
    ko: ['선택된 탭', '방문자가 고른 탭입니다. query.tab을 연결하세요.'],
    examples: [{ $bind: 'query.tab' }],
  }),
  kinds: labeled(
    z
      .array(
        z.strictObject({
          kind: labeled(searchKind, {
            en: ['Kind', 'What the tab shows: treatments, events, notices or questions.'],
            ko: ['종류', '시술, 이벤트, 공지사항, 자주 묻는 질문 중 하나입니다.'],
          }),
          count: labeled(bindable(z.int().nonnegative()).optional(), {
            en: [
              'Number of results',
              'Bind the count of content that the page reads. Without it visitors read that the search failed.',
            ],
            ko: [
              '결과 수',
              '페이지 콘텐츠의 개수를 연결하세요. 값이 없으면 검색하지 못한 것으로 표시됩니다.',
            ],
            examples: [{ $bind: 'page.products.count' }],
          }),
        }),
      )
      .max(4)
      .default([]),
    {
      en: ['Tabs', 'The kinds of results, in this order, at most 4.'],
      ko: ['탭', '검색 결과의 종류이며 이 순서대로 보여 줍니다. 최대 4개입니다.'],
    },
  ),
  look: labeled(
    choice({ box: ['Box', '테두리 상자'], line: ['Line below the text', '밑줄'] }).default('box'),
    { en: ['Search box', 'Look of the search box.'], ko: ['검색창 모양', '검색창의 스타일을 고릅니다.'] },
  ),
  variant: labeled(choice({ plain: ['Left', '왼쪽'], center: ['Center', '가운데'] }).default('plain'), {
    en: ['Alignment', 'Where the text stands.'],
    ko: ['정렬', '글의 위치입니다.'],
  }),
});

export const meta = {
  label: { ko: '검색 페이지 상단', en: 'Search intro', ja: '検索ページ見出し', zh: '搜索页头部' },
  description: {
    en: 'Heading, search box, number of results and tabs. Suggests keywords before a search.',
    ko: '검색창, 결과 수, 탭이 있으며 검색 전에는 추천 검색어를 보여 줍니다. 페이지의 큰 제목도 여기에 있습니다.',
  },
  keywords: 'find search box 찾기 검색창 検索窓 搜索框 查找',
  category: 'content',
  version: 1,
  hydrate: 'never',
  sources: [],
  slots: { recent: { label: { en: 'Recent searches', ko: '최근 검색어' }, max: 1, takes: 'recent' } },
  provides: ['heading'],
} as const satisfies BlockMeta;
