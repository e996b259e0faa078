import { z } from 'zod';
import type { BlockMeta } from '#registry/contract.ts';
import { labelled } from '#schemas/labelled.ts';
import { boundText } from '#schemas/layout/parts.ts';

/** `board` is the name of the board, as in `{ "$bind": "page.board.row.name" }`. */
export const schema = z.strictObject({
  board: labelled(boundText.optional(), {
    en: ['Board name', 'Shown above the title of the article; usually bound to the board of the page.'],
    ko: ['게시판 이름', '글 제목 위에 표시됩니다. 보통 페이지의 게시판 이름을 연결합니다.'],
  }),
  variant: labelled(z.enum(['plain', 'centered']).default('plain'), {
    en: ['Layout', 'Text at the left edge, or centered.'],
    ko: ['모양', 'plain은 왼쪽 정렬, centered는 가운데 정렬입니다.'],
  }),
});

export const meta: BlockMeta = {
  label: { ko: '게시글', en: 'Board article', ja: '掲示板の記事', zh: '公告板文章' },
  description: {
    en: 'One clinic article with links to its neighbours; owns the h1.',
    ko: '병원이 쓴 글 하나와 이전·다음 글 링크입니다. 페이지의 큰 제목(h1)을 맡습니다.',
  },
  keywords: 'post news story 소식 글 ニュース 記事 新闻 帖子',
  category: 'board',
  version: 1,
  hydrate: 'never',
  sources: ['board'],
  sourceRequired: true,
  slots: {},
  provides: ['heading'],
};
