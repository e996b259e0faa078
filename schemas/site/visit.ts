import { z } from 'zod';
import { utmNames } from './utm-names.ts';

/** Longest values that are stored; longer ones come from nobody's campaign. */
const maxLengths = { utm: 200, landing: 300, referrer: 200 };

export const utmValues = z.partialRecord(z.enum(utmNames), z.string().max(maxLengths.utm));

/**
 * How a visitor came to the site: campaign, first page, and the site with the link. It identifies nobody: no query, and
 * of the other site only its origin.
 */
export const visit = z.strictObject({
  utm: utmValues.default({}),
  landing: z
    .string()
    .regex(/^\/[^?#]*$/, 'expected a path')
    .max(maxLengths.landing)
    .nullable()
    .default(null)
    .describe('Path of the first page of the visit.'),
  referrer: z
    .string()
    .regex(/^https?:\/\/[^/?#\s]+$/, 'expected an origin')
    .max(maxLengths.referrer)
    .nullable()
    .default(null)
    .describe('Origin of the site from which the visitor came; null for none.'),
});
export type Visit = z.infer<typeof visit>;
