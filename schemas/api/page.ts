import { z } from 'zod';
import { labeled } from '../labeled.ts';
import { htmlText, maybe } from '../primitives.ts';
import { pageMetadata } from '../site/page-metadata.ts';
import { contentLanguage, languageParams, one } from './common.ts';

/** Head data, and optionally text, that the partner has stored for one page of the site. */
export const pageRow = pageMetadata.extend({
  path: z.string(),
  languageCode: contentLanguage,
  content: maybe(htmlText),
});
export type PageRow = z.infer<typeof pageRow>;

export const pageParams = labeled(
  z.object({
    ...languageParams,
    path: labeled(z.string().regex(/^\//).max(200), {
      en: ['Path', 'Path of the page without the language.'],
      ko: ['경로', '언어를 뺀 페이지 경로입니다.'],
      examples: ['/introduce'],
    }),
  }),
  {
    en: ['Stored page', 'Title, description and text that the clinic has stored for a page.'],
    ko: ['저장된 페이지', '병원이 페이지별로 저장한 제목, 설명, 본문을 불러옵니다.'],
  },
);

/** Returns nulls for a page without stored data, never 404. */
export const pageResponse = one(pageRow);
export type PageResponse = z.infer<typeof pageResponse>;
