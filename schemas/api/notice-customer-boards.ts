import { z } from 'zod';
import { htmlText, id, isoDateTime, languageCode, maybe } from '../primitives.ts';
import { articlePassword, boardArticleForm } from '../site/board-article.ts';
import {
  contentLanguage,
  idParam,
  keywordParam,
  languageParams,
  listOf,
  neighbours,
  one,
  pagingParams,
} from './common.ts';

/** An article of a visitor in a list. `name` is masked (김**), for anyone may read it. */
export const customerBoardRow = z.object({
  id,
  boardTypeId: id,
  languageCode: contentLanguage.describe('The language that the visitor wrote in.'),
  title: z.string(),
  name: z.string(),
  isPrivate: z.boolean(),
  isPinned: z.boolean(),
  isAnswered: z.boolean(),
  createdAt: isoDateTime,
  updatedAt: isoDateTime,
});
export type CustomerBoardRow = z.infer<typeof customerBoardRow>;

/** `languageCode` keeps its meaning for messages only: articles in every language are listed. */
export const customerBoardsParams = z.object({
  ...languageParams,
  ...pagingParams,
  boardTypeId: idParam,
  keyword: keywordParam.describe('Searched in titles, and in the content of public articles.'),
});

/** Pinned ones first, then the newest. */
export const customerBoardsResponse = listOf(customerBoardRow);
export type CustomerBoardsResponse = z.infer<typeof customerBoardsResponse>;

export const customerBoardAnswer = z.object({
  content: htmlText,
  name: maybe(z.string()),
  createdAt: isoDateTime,
});
export type CustomerBoardAnswer = z.infer<typeof customerBoardAnswer>;

/** An article as anyone sees it: of a private one `content` and `answer` are null and `isLocked` is true. */
export const customerBoardDetail = customerBoardRow.extend({
  isLocked: z.boolean(),
  content: maybe(z.string()).describe('Plain text.'),
  answer: maybe(customerBoardAnswer),
  ...neighbours,
});
export type CustomerBoardDetail = z.infer<typeof customerBoardDetail>;

/** With `boardTypeId`: only where the article stands on that board, else 404. */
export const customerBoardParams = z.object({
  id: idParam,
  boardTypeId: idParam.optional(),
  ...languageParams,
});

export const customerBoardResponse = one(customerBoardDetail);
export type CustomerBoardResponse = z.infer<typeof customerBoardResponse>;

/** An article as its writer sees it, unmasked, so that it can be edited. Public articles can be asked for too. */
export const customerBoardOwnDetail = customerBoardDetail.extend({
  phoneNumber: maybe(z.string()),
  email: maybe(z.string()),
});
export type CustomerBoardOwnDetail = z.infer<typeof customerBoardOwnDetail>;

export const customerBoardPasswordBody = z.object({ password: articlePassword });
export type CustomerBoardPasswordBody = z.infer<typeof customerBoardPasswordBody>;

export const customerBoardPrivateResponse = one(customerBoardOwnDetail);

export const customerBoardCreateParams = z.object({ ...languageParams });

export const customerBoardCreateBody = boardArticleForm.extend({ boardTypeId: id, languageCode });
export type CustomerBoardCreateBody = z.infer<typeof customerBoardCreateBody>;

/** The password is the one that the article was registered with; it cannot be changed. */
export const customerBoardUpdateBody = boardArticleForm;
export type CustomerBoardUpdateBody = z.infer<typeof customerBoardUpdateBody>;

/** Which article was written, changed or deleted. */
export const customerBoardWriteResponse = one(z.object({ id, boardTypeId: id }));
export type CustomerBoardWriteResponse = z.infer<typeof customerBoardWriteResponse>;
