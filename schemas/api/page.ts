import { z } from 'zod';
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

export const pageParams = z.object({
  ...languageParams,
  path: z.string().regex(/^\//).max(200).describe('Page path without a language segment.'),
});

/** Returns nulls for a page without stored data, never 404. */
export const pageResponse = one(pageRow);
export type PageResponse = z.infer<typeof pageResponse>;
