import { z } from 'zod';
import { labeled } from '../labeled.ts';
import { htmlText, id, image, maybe } from '../primitives.ts';
import { contentLanguage, idParam, keywordParam, languageParams, listOf, pagingParams } from './common.ts';
import { paramLabels } from './param-labels.ts';

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

export const afterNoticesParams = labeled(
  z.object({
    ...languageParams,
    ...pagingParams,
    productId: labeled(idParam.optional(), {
      en: ['Treatment', 'Only instructions for this treatment.'],
      ko: ['시술', '이 시술의 주의사항만 불러옵니다.'],
      examples: [12],
    }),
    keyword: labeled(keywordParam, paramLabels.keyword),
  }),
  {
    en: ['Post-treatment instructions', 'What to observe after treatments.'],
    ko: ['시술 후 주의사항', '시술 후 지켜야 할 내용을 불러옵니다.'],
  },
);

export const afterNoticesResponse = listOf(afterNoticeRow);
export type AfterNoticesResponse = z.infer<typeof afterNoticesResponse>;
