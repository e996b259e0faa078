import { z } from 'zod';
import { htmlText, id, image, maybe } from '../primitives.ts';
import { contentLanguage, idParam, keywordParam, languageParams, listOf, pagingParams } from './common.ts';

/** Post-treatment instructions. */
export const afterNoticeRow = z.object({
  id,
  languageCode: contentLanguage,
  title: z.string(),
  content: htmlText,
  image: maybe(image),
  productIds: z.array(id).default([]),
});
export type AfterNoticeRow = z.infer<typeof afterNoticeRow>;

export const afterNoticesParams = z.object({
  ...languageParams,
  ...pagingParams,
  productId: idParam.optional(),
  keyword: keywordParam,
});

export const afterNoticesResponse = listOf(afterNoticeRow);
export type AfterNoticesResponse = z.infer<typeof afterNoticesResponse>;
