import { z } from 'zod';
import { currency } from '../currency.ts';
import { htmlText, id, image, isoDateTime, maybe } from '../primitives.ts';
import {
  contentLanguage,
  idListParam,
  idParam,
  images,
  keywordParam,
  languageParams,
  listOf,
  one,
  pagingParams,
  period,
} from './common.ts';

/** An amount in whole units of the currency. */
const price = z.int().nonnegative();

/** An option of a treatment that visitors can select and reserve. */
export const productOption = z.object({
  id,
  name: z.string(),
  price: maybe(price).describe('Null if it is agreed in a consultation.'),
  originalPrice: maybe(price).describe('Before a discount.'),
  isVatIncluded: z.boolean().describe('The price includes VAT.'),
  isConsultationRequired: z.boolean(),
  isReservable: z.boolean(),
  count: maybe(z.int().positive()).describe('Sessions or shots that the price includes.'),
  event: z
    .object({ id, title: z.string() })
    .optional()
    .describe('The event whose price this is; missing for the regular price.'),
});
export type ProductOption = z.infer<typeof productOption>;

/** A treatment in a list. Its prices are those of the cheapest option that has one. */
export const productRow = z.object({
  id,
  languageCode: contentLanguage,
  name: z.string(),
  summary: maybe(z.string()),
  categoryIds: z.array(id),
  image: maybe(image),
  tags: z.array(z.string()).default([]),
  currency: currency.default('KRW'),
  price: maybe(price),
  originalPrice: maybe(price),
  isVatIncluded: z.boolean(),
  isConsultationRequired: z.boolean().describe('Every option requires a consultation.'),
  isReservable: z.boolean().describe('At least one option can be reserved.'),
  isNew: z.boolean().default(false),
  createdAt: isoDateTime,
});
export type ProductRow = z.infer<typeof productRow>;

export const productSorts = ['recommended', 'popular', 'priceAsc', 'priceDesc', 'newest'] as const;
export const productSort = z.enum(productSorts);
export type ProductSort = z.infer<typeof productSort>;

export const productsParams = z.object({
  ...languageParams,
  ...pagingParams,
  categoryId: idParam.optional(),
  keyword: keywordParam,
  sort: productSort.default('recommended'),
  ids: idListParam.optional(),
  relatedTo: idParam
    .optional()
    .describe(
      'Treatments related to this one: the ones it lists first, then those of its categories, never itself.',
    ),
});

export const productsResponse = listOf(productRow);
export type ProductsResponse = z.infer<typeof productsResponse>;

/** The event whose prices are shown for a treatment. */
export const productEvent = z.object({ id, title: z.string(), isSecret: z.boolean(), ...period.shape });
export type ProductEvent = z.infer<typeof productEvent>;

export const anaesthesia = z.enum(['none', 'cream', 'local', 'sedation', 'general']);
export type Anaesthesia = z.infer<typeof anaesthesia>;

/** A treatment with everything for its page. */
export const productDetail = productRow.extend({
  images,
  description: htmlText,
  cautions: maybe(htmlText).describe('Information before the treatment.'),
  aftercare: maybe(htmlText).describe('Instructions after the treatment.'),
  durationMinutes: maybe(z.int().positive()),
  anaesthesia: maybe(anaesthesia),
  recovery: maybe(z.string()).describe('Recovery time, as text.'),
  estimatedPrice: maybe(price).describe('The usual total of a visit.'),
  options: z.array(productOption),
  relatedProductIds: z.array(id).default([]),
  event: maybe(productEvent),
});
export type ProductDetail = z.infer<typeof productDetail>;

export const productParams = z.object({
  productId: idParam,
  ...languageParams,
  eventId: idParam.optional().describe('Shows the prices of this event, even a secret one.'),
});

export const productResponse = one(productDetail);
export type ProductResponse = z.infer<typeof productResponse>;
