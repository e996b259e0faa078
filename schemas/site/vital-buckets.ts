/** Measures of how a page loads, answers and stays in place (web.dev/vitals). CLS has no unit, the others are in ms. */
export const vitalMetrics = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const;
export type VitalMetric = (typeof vitalMetrics)[number];

/** What a page was read on. Tablets count as what their browser calls itself. */
export const devices = ['mobile', 'desktop'] as const;
export type Device = (typeof devices)[number];

/** Up to the first value a visit was good, above the second one poor. */
export const vitalLimits: Record<VitalMetric, readonly [good: number, poor: number]> = {
  LCP: [2_500, 4_000],
  INP: [200, 500],
  CLS: [0.1, 0.25],
  FCP: [1_800, 3_000],
  TTFB: [800, 1_800],
};

/** Each bucket begins a tenth above the one before: a percentile is exact to a tenth. */
const growth = 1.1;
/** The bucket of a minute, longer than any visitor waits. */
export const lastBucket = 116;

const scaleOf = (metric: VitalMetric) => (metric === 'CLS' ? 1_000 : 1);

/** The bucket of a measured value. Values are stored as counts per bucket, so that no visit can be told apart. */
export function bucketOf(metric: VitalMetric, value: number): number {
  const scaled = Math.max(0, value * scaleOf(metric));
  return Math.min(lastBucket, Math.floor(Math.log(scaled + 1) / Math.log(growth)));
}

/** The middle of a bucket. */
export function valueOfBucket(metric: VitalMetric, bucket: number): number {
  return (growth ** (bucket + 0.5) - 1) / scaleOf(metric);
}
