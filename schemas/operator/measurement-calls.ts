import { z } from 'zod';
import { isoDateTime } from '../primitives.ts';
import { vitalMetrics } from '../site/vital-buckets.ts';
import { ofPartner } from './members-calls.ts';
import { operatorCall } from './operator-call.ts';

const whole = z.int().nonnegative();

/** Something that the policy of the partner's pages refused. */
export const refusedOrigin = z.strictObject({
  directive: z.string().describe('What was refused: `script-src-elem`, `img-src`, ….'),
  origin: z.string().describe('From where; `inline` and `eval` for code in the page.'),
  count: whole,
  firstAt: isoDateTime,
  lastAt: isoDateTime,
  note: z.string().describe("What that means, in the operator's language."),
});

/** How visitors experienced the pages of one kind. */
export const pageVitals = z.strictObject({
  pageKey: z.string(),
  metric: z.enum(vitalMetrics),
  count: whole.describe('Measured visits.'),
  p75: z.number().describe('Three of four visits were at most this: ms, or for CLS without unit.'),
  good: whole,
  needsImprovement: whole,
  poor: whole,
  causes: z
    .array(z.strictObject({ cause: z.string(), count: whole }))
    .describe('Elements of poor visits, the most frequent first.'),
});

export const measurementCalls = {
  policyReports: operatorCall({
    name: 'policyReports',
    method: 'GET',
    path: '/operator/partners/{code}/policy-reports',
    access: 'viewer',
    params: z.strictObject(ofPartner),
    response: z.strictObject({ rows: z.array(refusedOrigin) }),
    summary: "What the policy of the partner's pages refused, such as what a tag manager wants to load",
  }),
  webVitals: operatorCall({
    name: 'webVitals',
    method: 'GET',
    path: '/operator/partners/{code}/web-vitals',
    access: 'viewer',
    params: z.strictObject({ ...ofPartner, days: z.coerce.number().int().min(1).max(90).default(28) }),
    response: z.strictObject({ rows: z.array(pageVitals) }),
    summary: 'How fast and stable visitors found the pages, by kind of page',
  }),
};
