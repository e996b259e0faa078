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

/** What can be picked and reserved of a treatment. */
export const productOption = z.object({
  id,
  name: z.string(),
  price: maybe(price).describe('Null when it is named in the consultation.'),
  originalPrice: maybe(price).describe('Before a discount.'),
  isVatIncluded: z.boolean().describe('The price has VAT in it.'),
  isConsultationRequired: z.boolean(),
  isReservable: z.boolean(),
  count: maybe(z.int().positive()).describe('Sessions or shots that the price covers.'),
  event: z
    .object({ id, title: z.string() })
    .optional()
    .describe('The event whose price this is; missing at the price that everyone gets.'),
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
  isConsultationRequired: z.boolean().describe('No option can be had without a consultation.'),
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
      'Treatments related to this one: those it names first, then those of its categories, never itself.',
    ),
});

export const productsResponse = listOf(productRow);
export type ProductsResponse = z.infer<typeof productsResponse>;

/** The event whose prices a treatment is shown with. */
export const productEvent = z.object({ id, title: z.string(), isSecret: z.boolean(), ...period.shape });
export type ProductEvent = z.infer<typeof productEvent>;

export const anaesthesia = z.enum(['none', 'cream', 'local', 'sedation', 'general']);
export type Anaesthesia = z.infer<typeof anaesthesia>;

/** A treatment with everything that its page shows. */
export const productDetail = productRow.extend({
  images,
  description: htmlText,
  cautions: maybe(htmlText).describe('To know before the treatment.'),
  aftercare: maybe(htmlText).describe('To mind after the treatment.'),
  durationMinutes: maybe(z.int().positive()),
  anaesthesia: maybe(anaesthesia),
  recovery: maybe(z.string()).describe('Time until everyday life is as usual, in words.'),
  estimatedPrice: maybe(price).describe('What a visit usually comes to.'),
  options: z.array(productOption),
  relatedProductIds: z.array(id).default([]),
  event: maybe(productEvent),
});
export type ProductDetail = z.infer<typeof productDetail>;

export const productParams = z.object({
  productId: idParam,
  ...languageParams,
  eventId: idParam.optional().describe('Shows the prices of this event, a secret one included.'),
});

export const productResponse = one(productDetail);
export type ProductResponse = z.infer<typeof productResponse>;
