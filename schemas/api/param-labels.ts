import type { Label } from '../labelled.ts';

/** Labels of parameters that several calls have. */
export const paramLabels = {
  articleId: {
    en: ['Number', 'Number of the article; usually bound to the address of the page.'],
    ko: ['번호', '글 번호입니다. 보통 페이지 주소의 값을 연결합니다.'],
  },
  boardTypeId: {
    en: ['Board', 'Number of the board; usually bound to the address of the page.'],
    ko: ['게시판', '게시판 번호입니다. 보통 페이지 주소의 값을 연결합니다.'],
  },
  itemId: {
    en: ['Number', 'Number of the entry; usually bound to the address of the page.'],
    ko: ['번호', '항목 번호입니다. 보통 페이지 주소의 값을 연결합니다.'],
  },
  periodState: {
    en: [
      'State',
      'Only events that are running, always on, to come or over; running is ongoing and always together.',
    ],
    ko: [
      '상태',
      '진행(ongoing), 상시(always), 예정(upcoming), 종료(ended) 중 하나만 보여 줍니다. running은 진행과 상시입니다.',
    ],
  },
  sort: {
    en: ['Order', 'In which order treatments are listed.'],
    ko: ['정렬', '시술을 보여 주는 순서입니다.'],
  },
  keyword: {
    en: ['Keyword', 'At most 100 characters; blank finds everything. Often bound to query.keyword.'],
    ko: ['검색어', '최대 100자이며 비어 있으면 모두 찾습니다. 흔히 query.keyword를 연결합니다.'],
  },
} as const satisfies Record<string, Label>;
