import { type VitalMetric, valueOfBucket, vitalLimits, vitalMetrics } from '#schemas/site/vital-buckets.ts';
import { dayOf } from '#server/backend/measurements/store-measurements.ts';
import type { OperatorHandler } from '../context/handler.ts';

const dayMs = 24 * 60 * 60_000;
/** Causes that are listed of each. */
const mostCauses = 5;

type Count = { bucket: number; count: number };

/** How visitors experienced the pages: a row for each kind of page and metric. */
export const webVitals: OperatorHandler<'webVitals'> = async ({ db, partner, now }, { days }) => {
  const since = dayOf(now - (days - 1) * dayMs);
  const counts = await db
    .selectFrom('webVitals')
    .where('partnerId', '=', partner.id)
    .where('day', '>=', since)
    .groupBy(['pageKey', 'metric', 'bucket'])
    .select(({ fn }) => ['pageKey', 'metric', 'bucket', fn.sum<number>('count').as('count')])
    .orderBy('pageKey')
    .orderBy('metric')
    .orderBy('bucket')
    .execute();
  const causes = await db
    .selectFrom('webVitalCauses')
    .where('partnerId', '=', partner.id)
    .where('day', '>=', since)
    .groupBy(['pageKey', 'metric', 'cause'])
    .select(({ fn }) => ['pageKey', 'metric', 'cause', fn.sum<number>('count').as('count')])
    .execute();
  const groups = Map.groupBy(counts, ({ pageKey, metric }) => JSON.stringify([pageKey, metric]));
  const rows = [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const { pageKey, metric } = first;
    const own = group.map(({ bucket, count }) => ({ bucket, count: Number(count) }));
    const found = causes
      .filter((cause) => cause.pageKey === pageKey && cause.metric === metric)
      .map(({ cause, count }) => ({ cause, count: Number(count) }))
      .sort((a, b) => b.count - a.count || a.cause.localeCompare(b.cause));
    return [{ pageKey, metric, ...summaryOf(metric, own), causes: found.slice(0, mostCauses) }];
  });
  const order = (metric: VitalMetric) => vitalMetrics.indexOf(metric);
  return {
    rows: rows.sort((a, b) => a.pageKey.localeCompare(b.pageKey) || order(a.metric) - order(b.metric)),
  };
};

/** @param counts in the order of their buckets */
function summaryOf(metric: VitalMetric, counts: readonly Count[]) {
  const [good, poor] = vitalLimits[metric];
  const all = { count: 0, good: 0, needsImprovement: 0, poor: 0 };
  for (const { bucket, count } of counts) {
    const value = valueOfBucket(metric, bucket);
    all.count += count;
    all[value <= good ? 'good' : value <= poor ? 'needsImprovement' : 'poor'] += count;
  }
  let below = 0;
  const at = counts.find(({ count }) => {
    below += count;
    return below >= all.count * 0.75;
  });
  const p75 = valueOfBucket(metric, at?.bucket ?? 0);
  return { ...all, p75: Number(p75.toFixed(metric === 'CLS' ? 3 : 0)) };
}
