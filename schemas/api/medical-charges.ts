import { z } from 'zod';
import { currency } from '../currency.ts';
import { labeled } from '../labeled.ts';
import { htmlText, id, isoDate, maybe } from '../primitives.ts';
import { contentLanguage, languageParams, listOf, pagingParams } from './common.ts';

/** The groups in which Korean clinics list charges that insurance does not cover. */
export const medicalChargeKinds = ['treatment', 'material', 'medicine', 'certificate'] as const;
export const medicalChargeKind = z.enum(medicalChargeKinds);
export type MedicalChargeKind = z.infer<typeof medicalChargeKind>;

/** `exempt`: certificates and non-cosmetic treatments have no VAT. */
export const medicalChargeVat = z.enum(['included', 'excluded', 'exempt']);

/** One item of the price list. For a single price, `minPrice` and `maxPrice` are equal. */
export const medicalChargeRow = z.object({
  id,
  languageCode: contentLanguage,
  kind: medicalChargeKind,
  name: z.string(),
  unit: maybe(z.string()).describe('The unit of the price, such as per session or per sheet.'),
  minPrice: z.int().nonnegative(),
  maxPrice: z.int().nonnegative(),
  vat: medicalChargeVat,
  includesMaterial: z.boolean(),
  includesMedicine: z.boolean(),
  note: maybe(z.string()),
});
export type MedicalChargeRow = z.infer<typeof medicalChargeRow>;

export const medicalChargesParams = labeled(z.object({ ...languageParams, ...pagingParams }), {
  en: ['Non-covered charges', 'Prices of treatments that insurance does not cover.'],
  ko: ['비급여 진료비용', '건강보험이 적용되지 않는 진료의 비용을 불러옵니다.'],
});

/** The charges that insurance does not cover, in display order. 404 if the partner does not show them. */
export const medicalChargesResponse = listOf(medicalChargeRow).extend({
  currency,
  updatedAt: maybe(isoDate).describe('The date from which these prices apply.'),
  notice: maybe(htmlText),
});
export type MedicalChargesResponse = z.infer<typeof medicalChargesResponse>;
