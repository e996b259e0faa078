import { z } from 'zod';
import { id, imagePath, maybe } from '../primitives.ts';

/** Head data of one page; what is null comes from the homepage config. */
export const pageMetadata = z.object({
  partnerId: id,
  pageTitle: maybe(z.string()),
  pageDescription: maybe(z.string()),
  pageImage: maybe(imagePath),
  pageKeywords: z.array(z.string()).default([]),
  metaImage: maybe(imagePath).describe('Share image; without it pageImage is shared.'),
  isCdnFavicon: z
    .boolean()
    .default(false)
    .describe("Favicons come from the partner's homepage-meta location."),
});
export type PageMetadata = z.infer<typeof pageMetadata>;
