import { z } from 'zod';
import type { BlockMeta } from '#registry/contract.ts';
import { labeled } from '#schemas/labeled.ts';
import { boundText } from '#schemas/layout/parts.ts';
import { articleAlign } from '#schemas/layout/shared-choices.ts';
import { sharedLabels } from '#schemas/layout/shared-labels.ts';

/** `board` is the name of the board, as in `{ "$bind": "page.board.row.name" }`. */
export const schema = z.strictObject({
  board: labeled(boundText.optional(), sharedLabels.boardName),
  variant: labeled(articleAlign.default('plain'), sharedLabels.articleAlign),
});

export const meta = {
  label: { ko: '게시글', en: 'Board article', ja: '掲示板の記事', zh: '公告板文章' },
  description: {
    en: 'One article of the clinic with links to the previous and next one. Its title is the heading of the page.',
    ko: '병원이 쓴 글 하나와 이전·다음 글 링크입니다. 글 제목이 페이지의 큰 제목이 됩니다.',
  },
  keywords: 'post news story 소식 글 ニュース 記事 新闻 帖子',
  category: 'board',
  version: 1,
  hydrate: 'never',
  sources: ['board'],
  sourceRequired: true,
  slots: {},
  provides: ['heading'],
} as const satisfies BlockMeta;
