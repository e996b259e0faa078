import { z } from 'zod';
import { anaesthesia } from '../api/products.ts';
import { id, isoDateTime, localized, localizedHtml } from '../primitives.ts';
import { contentPicture, entryOf, fileOf } from './common.ts';

const price = z.int().nonnegative();

/** An option's id is `productOptionId(product.id, position)`. */
export const productOptionContent = z.strictObject({
  name: localized,
  price: price.nullable().describe('Null: agreed in a consultation.'),
  originalPrice: price.optional(),
  isVatIncluded: z.boolean().default(true),
  isConsultationRequired: z.boolean().default(false),
  isReservable: z.boolean().default(true),
  count: z.int().positive().optional(),
});

/** A treatment. `recommended` sorts in file order, `popular` by `popularity`. */
export const productContent = z.strictObject({
  id,
  categoryIds: z.array(entryOf('categories')).min(1),
  name: localized,
  summary: localized,
  image: contentPicture,
  images: z.array(contentPicture).default([]),
  tags: z.array(localized).default([]),
  description: localizedHtml,
  cautions: localizedHtml.optional(),
  aftercare: localizedHtml.optional(),
  durationMinutes: z.int().positive().optional(),
  anaesthesia: anaesthesia.optional(),
  recovery: localized.optional(),
  estimatedPrice: price.optional(),
  options: z.array(productOptionContent).min(1).max(99),
  relatedIds: z.array(entryOf('products')).default([]),
  popularity: z.int().nonnegative().default(0),
  isNew: z.boolean().default(false),
  createdAt: isoDateTime,
});
export type ProductContent = z.infer<typeof productContent>;

export const productsFile = fileOf(productContent);

/** The id of an option by its position, starting at 1. */
export function productOptionId(productId: number, position: number): number {
  return productId * 100 + position;
}
