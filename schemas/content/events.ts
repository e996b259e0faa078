import { z } from 'zod';
import { id, localized } from '../primitives.ts';
import { contentPicture, entryOf, fileOf, hasPeriod, periodFields, periodMessage } from './common.ts';

/** The campaign's price of one option. `option`: its position in the treatment, starting at 1. */
export const eventPriceContent = z.strictObject({
  productId: entryOf('products'),
  option: z.int().positive(),
  price: z.int().nonnegative(),
});

/** A price campaign. A secret one opens only at /products/{productId}/secret/{eventId}. */
export const eventContent = z
  .strictObject({
    id,
    title: localized,
    summary: localized.optional(),
    image: contentPicture.optional(),
    isSecret: z.boolean().default(false),
    prices: z.array(eventPriceContent).min(1),
    ...periodFields,
  })
  .refine(hasPeriod, periodMessage);

export const eventsFile = fileOf(eventContent);
