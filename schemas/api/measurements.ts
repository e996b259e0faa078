import { z } from 'zod';
import { devices, lastBucket, vitalMetrics } from '../site/vital-buckets.ts';

/** What a site has counted since it last told the backend. It has no visitor, IP address or full URL in it. */

/** Highest count of a row in one message. */
export const maxCount = 1_000_000;
const count = z.int().min(1).max(maxCount);
/** The key of a page, such as `/products/{productId}` or the key of the site's own page. */
export const measuredPageKey = z
  .string()
  .regex(/^\/[^\s?#]*$/)
  .max(120);

export const policyReport = z.strictObject({
  directive: z.string().regex(/^[a-z-]{3,40}$/),
  origin: z
    .string()
    .regex(/^(inline|eval|(https?|wss?):\/\/[a-z0-9.:[\]-]{1,200})$/)
    .describe('The origin that the policy refused; `inline` and `eval` for code in the page.'),
  pageKey: measuredPageKey.describe('The kind of page on which it was refused.'),
});
export type PolicyReport = z.infer<typeof policyReport>;

const vitalCount = z.strictObject({
  pageKey: measuredPageKey,
  device: z.enum(devices),
  metric: z.enum(vitalMetrics),
  bucket: z.int().min(0).max(lastBucket),
});

export const vitalCause = z.strictObject({
  pageKey: measuredPageKey,
  device: z.enum(devices),
  metric: z.enum(vitalMetrics),
  cause: z
    .string()
    .regex(/^[\w.#>:+~()-]{1,100}$/)
    .describe('The element of a poor visit, as a selector.'),
});

/** Most rows of a kind in one message. */
const maxRows = 2_000;

const rows = <Row extends z.ZodRawShape>(row: z.ZodObject<Row>) =>
  z.array(row.extend({ count })).max(maxRows).default([]);

export const measurementsBody = z.strictObject({
  policyReports: rows(policyReport),
  vitals: rows(vitalCount),
  causes: rows(vitalCause),
});
export type Measurements = z.infer<typeof measurementsBody>;
