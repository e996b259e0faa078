import { z } from 'zod';
import { htmlText, id, isoDateTime } from '../primitives.ts';
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

export const noticeRow = z.object({
  id,
  languageCode: contentLanguage,
  title: z.string(),
  isPinned: z.boolean(),
  createdAt: isoDateTime,
  updatedAt: isoDateTime,
});
export type NoticeRow = z.infer<typeof noticeRow>;

export const noticesParams = z.object({ ...languageParams, ...pagingParams, keyword: keywordParam });

/** Pinned ones first, then the newest. */
export const noticesResponse = listOf(noticeRow);
export type NoticesResponse = z.infer<typeof noticesResponse>;

export const noticeDetail = noticeRow.extend({ content: htmlText, ...neighbours });
export type NoticeDetail = z.infer<typeof noticeDetail>;

export const noticeParams = z.object({ id: idParam, ...languageParams });

export const noticeResponse = one(noticeDetail);
export type NoticeResponse = z.infer<typeof noticeResponse>;
