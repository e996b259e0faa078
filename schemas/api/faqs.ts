import { z } from 'zod';
import { htmlText, id, maybe } from '../primitives.ts';
import {
  contentLanguage,
  idParam,
  keywordParam,
  languageParams,
  listOf,
  one,
  pagingParams,
} from './common.ts';

export const faqRow = z.object({
  id,
  languageCode: contentLanguage,
  categoryId: maybe(id),
  categoryName: maybe(z.string()),
  question: z.string(),
  answer: htmlText,
});
export type FaqRow = z.infer<typeof faqRow>;

export const faqCategory = z.object({ id, name: z.string(), count: z.int().nonnegative() });
export type FaqCategory = z.infer<typeof faqCategory>;

export const faqsParams = z.object({
  ...languageParams,
  ...pagingParams,
  categoryId: idParam.optional(),
  keyword: keywordParam,
});

/** `categories` lists all categories, regardless of the filter. */
export const faqsResponse = listOf(faqRow).extend({ categories: z.array(faqCategory).default([]) });
export type FaqsResponse = z.infer<typeof faqsResponse>;

export const faqParams = z.object({ id: idParam, ...languageParams });

export const faqResponse = one(faqRow);
