import { z } from 'zod';
import { htmlText, maybe } from '../primitives.ts';
import { pageMetadata } from '../site/page-metadata.ts';
import { contentLanguage, languageParams, one } from './common.ts';

/** Head data, and optionally free text, that the partner keeps for one page of the site. */
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

/** A page of which nothing is kept answers with nulls, never with 404. */
export const pageResponse = one(pageRow);
export type PageResponse = z.infer<typeof pageResponse>;
