import { z } from 'zod';
import { labeled } from '../labeled.ts';
import { htmlText, id, image, maybe } from '../primitives.ts';
import {
  contentLanguage,
  idParam,
  languageParams,
  listOf,
  one,
  pagingParams,
  translations,
} from './common.ts';
import { paramLabels } from './param-labels.ts';

/** A story page of the clinic. */
export const brandingRow = z.object({
  id,
  languageCode: contentLanguage,
  title: z.string(),
  summary: maybe(z.string()),
  image: maybe(image),
});
export type BrandingRow = z.infer<typeof brandingRow>;

export const brandingsParams = labeled(z.object({ ...languageParams, ...pagingParams }), {
  en: ['Brand stories', 'Stories of the clinic.'],
  ko: ['브랜드 스토리 목록', '병원의 스토리를 불러옵니다.'],
});

export const brandingsResponse = listOf(brandingRow);
export type BrandingsResponse = z.infer<typeof brandingsResponse>;

/** One chapter of a story. */
export const brandingSection = z.object({ title: maybe(z.string()), content: htmlText, image: maybe(image) });

export const brandingDetail = brandingRow.extend({ translations, sections: z.array(brandingSection) });
export type BrandingDetail = z.infer<typeof brandingDetail>;

export const brandingParams = labeled(
  z.object({ id: labeled(idParam, paramLabels.itemId), ...languageParams }),
  {
    en: ['Brand story', 'One story of the clinic.'],
    ko: ['브랜드 스토리', '병원의 스토리 하나를 불러옵니다.'],
  },
);

export const brandingResponse = one(brandingDetail);
export type BrandingResponse = z.infer<typeof brandingResponse>;
