import { z } from 'zod';
import { vitalCause } from '#schemas/api/measurements.ts';
import { bucketOf, vitalLimits, vitalMetrics } from '#schemas/site/vital-buckets.ts';

/** What a browser measured on one page: a beacon of client/visitor/vitals/report-vitals.ts. */
const vitalsBody = z.strictObject({
  path: z.string().startsWith('/').max(2_000),
  rows: z
    .array(
      z.strictObject({
        metric: z.enum(vitalMetrics),
        value: z.number().nonnegative(),
        cause: z.string().max(500).optional(),
      }),
    )
    .max(vitalMetrics.length),
});

type Vital = { metric: (typeof vitalMetrics)[number]; bucket: number; cause?: string };

/** @returns undefined for anything that is no measurement; the cause only of poor visits */
export function readVitals(body: unknown): { path: string; vitals: Vital[] } | undefined {
  const { data } = vitalsBody.safeParse(body);
  if (!data) return undefined;
  const vitals = data.rows.map(({ metric, value, cause }): Vital => {
    const known = vitalCause.shape.cause.safeParse(cause);
    const isPoor = value > vitalLimits[metric][1];
    return { metric, bucket: bucketOf(metric, value), ...(isPoor && known.success && { cause: known.data }) };
  });
  return { path: data.path, vitals };
}
