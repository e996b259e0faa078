import { z } from 'zod';
import { labeled } from '../labeled.ts';
import { htmlText, id, image, isoDateTime, maybe } from '../primitives.ts';
import {
  contentLanguage,
  idParam,
  images,
  keywordParam,
  languageParams,
  listOf,
  neighbors,
  one,
  pagingParams,
  translations,
} from './common.ts';
import { paramLabels } from './param-labels.ts';

/** An article that the clinic published on one of its boards. */
export const boardRow = z.object({
  id,
  boardTypeId: id,
  languageCode: contentLanguage,
  title: z.string(),
  summary: maybe(z.string()),
  image: maybe(image),
  isPinned: z.boolean(),
  createdAt: isoDateTime,
  updatedAt: isoDateTime,
});
export type BoardRow = z.infer<typeof boardRow>;

/** Without `boardTypeId`: the articles of all boards. 404 for a board of visitors. */
export const boardsParams = labeled(
  z.object({
    ...languageParams,
    ...pagingParams,
    boardTypeId: labeled(idParam.optional(), paramLabels.boardTypeId),
    keyword: labeled(keywordParam, paramLabels.keyword),
  }),
  {
    en: ['Articles of boards', 'Articles of the clinic, pinned ones first.'],
    ko: ['게시글 목록', '병원이 쓴 글을 고정 글부터 불러옵니다.'],
  },
);

/** Pinned ones first, then the newest. */
export const boardsResponse = listOf(boardRow);
export type BoardsResponse = z.infer<typeof boardsResponse>;

export const boardDetail = boardRow.extend({ content: htmlText, images, translations, ...neighbors });
export type BoardDetail = z.infer<typeof boardDetail>;

/** With `boardTypeId`: 404 unless the article is on that board. */
export const boardParams = labeled(
  z.object({
    id: labeled(idParam, paramLabels.articleId),
    boardTypeId: labeled(idParam.optional(), paramLabels.boardTypeId),
    ...languageParams,
  }),
  {
    en: ['Article of a board', 'One article of the clinic.'],
    ko: ['게시글', '병원이 쓴 글 하나를 불러옵니다.'],
  },
);

export const boardResponse = one(boardDetail);
export type BoardResponse = z.infer<typeof boardResponse>;
