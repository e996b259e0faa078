import { z } from 'zod';
import { id, localized, localizedHtml } from '../primitives.ts';
import { fileOf, hasPeriod, imageName, periodFields, periodMessage } from './common.ts';

/** A special event. */
export const exhibitionContent = z
  .strictObject({
    id,
    title: localized,
    summary: localized.optional(),
    image: imageName,
    description: localizedHtml,
    productIds: z.array(id).default([]),
    ...periodFields,
  })
  .refine(hasPeriod, periodMessage);

export const exhibitionsFile = fileOf(exhibitionContent);
