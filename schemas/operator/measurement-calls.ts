import { z } from 'zod';
import { isoDateTime } from '../primitives.ts';
import { devices, vitalMetrics } from '../site/vital-buckets.ts';
import { ofPartner } from './member-calls.ts';
import { operatorCall } from './operator-call.ts';

const whole = z.int().nonnegative();

const kindOfPage = z.string().describe('The key of the page in the site document, such as `/products`.');

/** Something that the CSP of the partner's pages refused in the last 90 days. */
const refusedOrigin = z.strictObject({
  directive: z.string().describe('What was refused: `script-src-elem`, `img-src`, ….'),
  origin: z.string().describe('From where; `inline` and `eval` for code in the page.'),
  count: whole,
  firstAt: isoDateTime.describe('In these days.'),
  lastAt: isoDateTime,
  note: z.string().describe("What that means, in the operator's language."),
  pages: z
    .array(z.strictObject({ pageKey: kindOfPage, count: whole }))
    .describe('Where it was refused, the most frequent first; at most ten.'),
});
export type RefusedOrigin = z.infer<typeof refusedOrigin>;

/** What most visits stayed below, and how many visits were measured. */
const summary = {
  count: whole.describe('Measured visits.'),
  p75: z.number().describe('Three of four visits were at most this: ms, or for CLS without unit.'),
};

/** How visitors experienced the pages of one kind on one kind of device. */
const pageVitals = z.strictObject({
  pageKey: kindOfPage,
  device: z.enum(devices),
  metric: z.enum(vitalMetrics),
  ...summary,
  before: z
    .strictObject(summary)
    .nullable()
    .describe('The same of as many days before. Null if none was measured, or not all of them are stored.'),
  good: whole,
  needsImprovement: whole,
  poor: whole,
  causes: z
    .array(z.strictObject({ cause: z.string(), count: whole }))
    .describe('Elements of poor visits, the most frequent first.'),
});
export type PageVitals = z.infer<typeof pageVitals>;

export const measurementCalls = {
  policyReports: operatorCall({
    name: 'policyReports',
    method: 'GET',
    path: '/operator/partners/{code}/policy-reports',
    access: 'viewer',
    params: z.strictObject(ofPartner),
    response: z.strictObject({ rows: z.array(refusedOrigin) }),
    summary:
      "What the policy of the partner's pages refused in the last 90 days, such as what a tag manager wants to load",
  }),
  webVitals: operatorCall({
    name: 'webVitals',
    method: 'GET',
    path: '/operator/partners/{code}/web-vitals',
    access: 'viewer',
    params: z.strictObject({ ...ofPartner, days: z.coerce.number().int().min(1).max(90).default(28) }),
    response: z.strictObject({ rows: z.array(pageVitals) }),
    summary: 'How fast and stable visitors found the pages, by kind of page and device',
  }),
};
