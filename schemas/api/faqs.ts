import { z } from 'zod';
import { labeled } from '../labeled.ts';
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
import { paramLabels } from './param-labels.ts';

export const faqRow = z.object({
  id,
  languageCode: contentLanguage,
  categoryId: maybe(id),
  categoryName: maybe(z.string()),
  question: z.string(),
  answer: htmlText,
});
export type FaqRow = z.infer<typeof faqRow>;

export const faqCategory = z.object({
  id,
  languageCode: contentLanguage.optional(),
  name: z.string(),
  count: z.int().nonnegative(),
});
export type FaqCategory = z.infer<typeof faqCategory>;

export const faqsParams = labeled(
  z.object({
    ...languageParams,
    ...pagingParams,
    categoryId: labeled(idParam.optional(), {
      en: ['Category', 'Only questions of this category. Often bound to query.categoryId.'],
      ko: ['분류', '이 분류의 질문만 보여 줍니다. 보통 query.categoryId를 연결합니다.'],
      examples: [2],
    }),
    keyword: labeled(keywordParam, paramLabels.keyword),
  }),
  {
    en: ['Questions', 'Frequently asked questions and their categories.'],
    ko: ['자주 묻는 질문 목록', '자주 묻는 질문과 분류를 불러옵니다.'],
  },
);

/** `categories` lists all categories, regardless of the filter. */
export const faqsResponse = listOf(faqRow).extend({ categories: z.array(faqCategory).default([]) });
export type FaqsResponse = z.infer<typeof faqsResponse>;

export const faqParams = labeled(z.object({ id: labeled(idParam, paramLabels.itemId), ...languageParams }), {
  en: ['Question', 'One question with its answer.'],
  ko: ['자주 묻는 질문', '질문과 답변 하나를 불러옵니다.'],
});

export const faqResponse = one(faqRow);
