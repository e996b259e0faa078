import type { Article } from 'schema-dts';
import type { StructuredPage } from '#registry/structured-data.ts';
import type { Image } from '#schemas/primitives.ts';
import { addressOn, clinicReference, pictureOn } from './clinic.ts';

/** Search engines cut longer headlines. */
const longestHeadline = 110;

/** An article of the clinic, with the date that its page shows. */
export const article = (
  page: StructuredPage,
  { title, image, publishedAt }: { title: string; image?: Image | null | undefined; publishedAt?: string },
): Article => ({
  '@type': 'Article',
  '@id': `${addressOn(page, page.path)}#article`,
  headline: Array.from(title).slice(0, longestHeadline).join(''),
  mainEntityOfPage: addressOn(page, page.path),
  ...(image && { image: pictureOn(page, image) }),
  ...(publishedAt && { datePublished: publishedAt }),
  author: { '@type': 'Organization', name: page.partner.displayName, url: addressOn(page, '/') },
  publisher: clinicReference(page),
});
