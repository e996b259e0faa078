import type { Label } from '../labeled.ts';

/** Labels of parameters that several calls have. */
export const paramLabels = {
  articleId: {
    en: ['Number', 'Number of the article. Usually bound to the address of the page.'],
    ko: ['번호', '글 번호입니다. 보통 페이지 주소의 값을 연결합니다.'],
    examples: [12],
  },
  boardTypeId: {
    en: ['Board', 'Number of the board. Usually bound to the address of the page.'],
    ko: ['게시판', '게시판 번호입니다. 보통 페이지 주소의 값을 연결합니다.'],
    examples: [1],
  },
  itemId: {
    en: ['Number', 'Number of the entry. Usually bound to the address of the page.'],
    ko: ['번호', '항목 번호입니다. 보통 페이지 주소의 값을 연결합니다.'],
    examples: [12],
  },
  periodState: {
    en: ['State', 'Only events in this state.'],
    ko: ['상태', '이 상태의 이벤트만 보여 줍니다.'],
  },
  sort: {
    en: ['Order', 'The order of the treatments.'],
    ko: ['정렬', '시술을 보여 주는 순서입니다.'],
  },
  keyword: {
    en: ['Keyword', 'At most 100 characters. Empty finds everything. Often bound to query.keyword.'],
    ko: ['검색어', '최대 100자이며 비어 있으면 모두 보여 줍니다. 보통 query.keyword를 연결합니다.'],
    examples: ['리프팅'],
  },
} as const satisfies Record<string, Label>;
