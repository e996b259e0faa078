import { z } from 'zod';
import { labeled } from '../labeled.ts';
import { htmlText, id, isoDateTime } from '../primitives.ts';
import {
  contentLanguage,
  idParam,
  keywordParam,
  languageParams,
  listOf,
  neighbors,
  one,
  pagingParams,
  translations,
} from './common.ts';
import { paramLabels } from './param-labels.ts';

export const noticeRow = z.object({
  id,
  languageCode: contentLanguage,
  title: z.string(),
  isPinned: z.boolean(),
  createdAt: isoDateTime,
  updatedAt: isoDateTime,
});
export type NoticeRow = z.infer<typeof noticeRow>;

export const noticesParams = labeled(
  z.object({
    ...languageParams,
    ...pagingParams,
    keyword: labeled(keywordParam, paramLabels.keyword),
  }),
  {
    en: ['Notices', 'Notices of the clinic, pinned ones first.'],
    ko: ['공지사항 목록', '공지사항을 고정 공지부터 불러옵니다.'],
  },
);

/** Pinned ones first, then the newest. */
export const noticesResponse = listOf(noticeRow);
export type NoticesResponse = z.infer<typeof noticesResponse>;

export const noticeDetail = noticeRow.extend({ content: htmlText, translations, ...neighbors });
export type NoticeDetail = z.infer<typeof noticeDetail>;

export const noticeParams = labeled(
  z.object({ id: labeled(idParam, paramLabels.articleId), ...languageParams }),
  { en: ['Notice', 'One notice.'], ko: ['공지사항', '공지사항 하나를 불러옵니다.'] },
);

export const noticeResponse = one(noticeDetail);
export type NoticeResponse = z.infer<typeof noticeResponse>;
