import type { PageVitals } from '#schemas/operator/measurement-calls.ts';
import { type VitalMetric, vitalLimits } from '#schemas/site/vital-buckets.ts';

export type Rating = 'good' | 'needsImprovement' | 'poor';

/** How good a value is, by Google's limits. */
export function ratingOf(metric: VitalMetric, value: number): Rating {
  const [good, poor] = vitalLimits[metric];
  return value <= good ? 'good' : value <= poor ? 'needsImprovement' : 'poor';
}

/** With fewer visits one slow visit moves the value. */
export const fewVisits = 20;

export type PageRow = Pick<PageVitals, 'pageKey' | 'device'> & {
  metrics: Partial<Record<VitalMetric, PageVitals>>;
};

/** One row for each page and device. */
export function pageRows(vitals: readonly PageVitals[]): PageRow[] {
  const groups = Map.groupBy(vitals, ({ pageKey, device }) => `${pageKey} ${device}`);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const { pageKey, device } = first;
    return [{ pageKey, device, metrics: Object.fromEntries(group.map((one) => [one.metric, one])) }];
  });
}

/** Change against the period before, in percent of it; undefined where there is none, or hardly any. */
export function changeOf({ p75, before }: Pick<PageVitals, 'p75' | 'before'>): number | undefined {
  if (!before || before.count < fewVisits || before.p75 === 0) return undefined;
  const change = Math.round((p75 / before.p75 - 1) * 100);
  // Values are exact to a tenth.
  return Math.abs(change) >= 10 ? change : undefined;
}
