import { z } from 'zod';
import { currency } from '../currency.ts';
import { languageParams, one } from './common.ts';

export const conversionCreateParams = z.object({ ...languageParams });

const cookie = z
  .string()
  .regex(/^[\w.-]{1,300}$/)
  .nullable()
  .default(null);

/**
 * A conversion that a visitor's browser also reports to Meta itself, under the same id (Conversions API). Sent only after the
 * visitor has accepted advertising. It has no name, number or text of the visitor.
 */
export const conversionCreateBody = z.strictObject({
  event: z.enum(['reserve', 'inquiry_send']),
  eventId: z.string().regex(/^[\w.-]{8,64}$/),
  url: z
    .url({ protocol: /^https?$/ })
    .max(500)
    .describe('Address of the page, without its query.'),
  value: z.number().min(0).max(1_000_000_000).default(0),
  currency: currency.nullable().default(null),
  fbp: cookie,
  fbc: cookie,
  userAgent: z.string().max(500).default(''),
});
export type ConversionCreateBody = z.infer<typeof conversionCreateBody>;

/** Whether it was passed on: only where the clinic has a pixel and the backend its access token. */
export const conversionCreateResponse = one(z.object({ isSent: z.boolean() }));
