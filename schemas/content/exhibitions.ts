import { z } from 'zod';
import { id, localized, localizedHtml } from '../primitives.ts';
import { contentPicture, entryOf, fileOf, hasPeriod, periodFields, periodMessage } from './common.ts';

/** A special event. */
export const exhibitionContent = z
  .strictObject({
    id,
    title: localized,
    summary: localized.optional(),
    image: contentPicture,
    description: localizedHtml,
    productIds: z.array(entryOf('products')).default([]),
    ...periodFields,
  })
  .refine(hasPeriod, periodMessage);

export const exhibitionsFile = fileOf(exhibitionContent);
