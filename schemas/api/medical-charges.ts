import { z } from 'zod';
import { currency } from '../currency.ts';
import { htmlText, id, isoDate, maybe } from '../primitives.ts';
import { contentLanguage, languageParams, listOf, pagingParams } from './common.ts';

/** The groups in which Korean clinics tell what insurance does not cover: acts, materials, medicines, certificates. */
export const medicalChargeKinds = ['treatment', 'material', 'medicine', 'certificate'] as const;
export const medicalChargeKind = z.enum(medicalChargeKinds);
export type MedicalChargeKind = z.infer<typeof medicalChargeKind>;

/** `exempt`: certificates and what is no beauty treatment carry no VAT. */
export const medicalChargeVat = z.enum(['included', 'excluded', 'exempt']);

/** One item of the price list. Where there is one price, `minPrice` and `maxPrice` are equal. */
export const medicalChargeRow = z.object({
  id,
  languageCode: contentLanguage,
  kind: medicalChargeKind,
  name: z.string(),
  unit: maybe(z.string()).describe('What the price is for, such as once or per sheet.'),
  minPrice: z.int().nonnegative(),
  maxPrice: z.int().nonnegative(),
  vat: medicalChargeVat,
  includesMaterial: z.boolean(),
  includesMedicine: z.boolean(),
  note: maybe(z.string()),
});
export type MedicalChargeRow = z.infer<typeof medicalChargeRow>;

export const medicalChargesParams = z.object({ ...languageParams, ...pagingParams });

/** The list of what insurance does not cover, in its order. 404 where the partner does not show it. */
export const medicalChargesResponse = listOf(medicalChargeRow).extend({
  currency,
  updatedAt: maybe(isoDate).describe('Since when these prices hold.'),
  notice: maybe(htmlText),
});
export type MedicalChargesResponse = z.infer<typeof medicalChargesResponse>;
