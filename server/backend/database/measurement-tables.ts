import type { Device, VitalMetric } from '#schemas/site/vital-buckets.ts';
import type { Day, Millis } from './tables.ts';

type Counted = { partnerId: number; count: number };
type OfPage = Counted & { day: Day; pageKey: string; device: Device; metric: VitalMetric };

/** Counts that the site has sent (schemas/api/measurements.ts). */
export type MeasurementTables = {
  policyReports: Counted & {
    day: Day;
    directive: string;
    origin: string;
    pageKey: string;
    firstAt: Millis;
    lastAt: Millis;
  };
  webVitals: OfPage & { bucket: number };
  webVitalCauses: OfPage & { cause: string };
};
