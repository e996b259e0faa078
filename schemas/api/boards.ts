import { z } from 'zod';
import { htmlText, id, image, isoDateTime, maybe } from '../primitives.ts';
import {
  contentLanguage,
  idParam,
  images,
  keywordParam,
  languageParams,
  listOf,
  neighbours,
  one,
  pagingParams,
} from './common.ts';

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

/** Without `boardTypeId`: the articles of all boards. */
export const boardsParams = z.object({
  ...languageParams,
  ...pagingParams,
  boardTypeId: idParam.optional(),
  keyword: keywordParam,
});

/** Pinned ones first, then the newest. */
export const boardsResponse = listOf(boardRow);
export type BoardsResponse = z.infer<typeof boardsResponse>;

export const boardDetail = boardRow.extend({ content: htmlText, images, ...neighbours });
export type BoardDetail = z.infer<typeof boardDetail>;

/** With `boardTypeId`: 404 unless the article is on that board. */
export const boardParams = z.object({ id: idParam, boardTypeId: idParam.optional(), ...languageParams });

export const boardResponse = one(boardDetail);
export type BoardResponse = z.infer<typeof boardResponse>;
