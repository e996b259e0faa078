import { z } from 'zod';
import { htmlText, id, image, maybe } from '../primitives.ts';
import { contentLanguage, idParam, languageParams, listOf, one, pagingParams } from './common.ts';

/** A story page of the clinic. */
export const brandingRow = z.object({
  id,
  languageCode: contentLanguage,
  title: z.string(),
  summary: maybe(z.string()),
  image: maybe(image),
});
export type BrandingRow = z.infer<typeof brandingRow>;

export const brandingsParams = z.object({ ...languageParams, ...pagingParams });

export const brandingsResponse = listOf(brandingRow);
export type BrandingsResponse = z.infer<typeof brandingsResponse>;

/** One chapter of a story. */
export const brandingSection = z.object({ title: maybe(z.string()), content: htmlText, image: maybe(image) });

export const brandingDetail = brandingRow.extend({ sections: z.array(brandingSection) });
export type BrandingDetail = z.infer<typeof brandingDetail>;

export const brandingParams = z.object({ id: idParam, ...languageParams });

export const brandingResponse = one(brandingDetail);
export type BrandingResponse = z.infer<typeof brandingResponse>;
