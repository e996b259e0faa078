import { z } from 'zod';
import { id, imagePath, maybe } from '../primitives.ts';

/** Head data of one page. Null values fall back to the homepage config. */
export const pageMetadata = z.object({
  partnerId: id,
  pageTitle: maybe(z.string()),
  pageDescription: maybe(z.string()),
  pageImage: maybe(imagePath),
  pageKeywords: z.array(z.string()).default([]),
  metaImage: maybe(imagePath).describe('Share image; defaults to pageImage.'),
  isCdnFavicon: z.boolean().default(false).describe("Favicons are in the partner's homepage-meta location."),
});
export type PageMetadata = z.infer<typeof pageMetadata>;
