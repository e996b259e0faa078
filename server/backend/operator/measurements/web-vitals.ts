import { type VitalMetric, valueOfBucket, vitalLimits, vitalMetrics } from '#schemas/site/vital-buckets.ts';
import { addDays } from '#schemas/time/day.ts';
import { dayOf, daysStored } from '#server/backend/measurements/days.ts';
import type { OperatorHandler } from '../context/handler.ts';
import type { OperatorContext } from '../context/operator-context.ts';

/** Causes that are listed of each. */
const maxCauses = 5;

type Count = { bucket: number; count: number };
type Of = { pageKey: string; device: string; metric: string };
type Scope = Pick<OperatorContext, 'db'> & { partnerId: number };

const keyOf = ({ pageKey, device, metric }: Of) => JSON.stringify([pageKey, device, metric]);

/** How visitors experienced the pages: a row for each kind of page, device and metric. */
export const webVitals: OperatorHandler<'webVitals'> = async ({ db, partner, now }, { days }) => {
  const scope = { db, partnerId: partner.id };
  const day = (ago: number) => addDays(dayOf(now), -ago);
  const since = day(days - 1);
  const counts = await countsOf(scope, since, day(0));
  const hasBefore = 2 * days <= daysStored;
  const earlier = hasBefore ? await countsOf(scope, day(2 * days - 1), day(days)) : [];
  const before = Map.groupBy(earlier, keyOf);
  const causes = Map.groupBy(await causesOf(scope, since), keyOf);
  const rows = [...Map.groupBy(counts, keyOf)].flatMap(([key, group]) => {
    const [first] = group;
    if (!first) return [];
    const { pageKey, device, metric } = first;
    const own = before.get(key);
    return [
      {
        pageKey,
        device,
        metric,
        ...summaryOf(metric, group),
        before: own ? p75Of(metric, own) : null,
        causes: (causes.get(key) ?? []).slice(0, maxCauses).map(({ cause, count }) => ({ cause, count })),
      },
    ];
  });
  const order = (metric: VitalMetric) => vitalMetrics.indexOf(metric);
  return {
    rows: rows.sort(
      (a, b) =>
        a.pageKey.localeCompare(b.pageKey) ||
        b.device.localeCompare(a.device) ||
        order(a.metric) - order(b.metric),
    ),
  };
};

/** Measured visits of a period, in the order of their buckets. */
async function countsOf({ db, partnerId }: Scope, from: string, to: string) {
  const rows = await db
    .selectFrom('webVitals')
    .where('partnerId', '=', partnerId)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .groupBy(['pageKey', 'device', 'metric', 'bucket'])
    .select(({ fn }) => ['pageKey', 'device', 'metric', 'bucket', fn.sum<number>('count').as('count')])
    .orderBy('bucket')
    .execute();
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
}

/** Elements of poor visits, the most frequent first. */
async function causesOf({ db, partnerId }: Scope, from: string) {
  const rows = await db
    .selectFrom('webVitalCauses')
    .where('partnerId', '=', partnerId)
    .where('day', '>=', from)
    .groupBy(['pageKey', 'device', 'metric', 'cause'])
    .select(({ fn }) => ['pageKey', 'device', 'metric', 'cause', fn.sum<number>('count').as('count')])
    .execute();
  return rows
    .map((row) => ({ ...row, count: Number(row.count) }))
    .sort((a, b) => b.count - a.count || a.cause.localeCompare(b.cause));
}

/** @param counts in the order of their buckets */
function summaryOf(metric: VitalMetric, counts: readonly Count[]) {
  const [good, poor] = vitalLimits[metric];
  const all = { good: 0, needsImprovement: 0, poor: 0 };
  for (const { bucket, count } of counts) {
    const value = valueOfBucket(metric, bucket);
    all[value <= good ? 'good' : value <= poor ? 'needsImprovement' : 'poor'] += count;
  }
  return { ...all, ...p75Of(metric, counts) };
}

/** What three of four visits were at most. @param counts in the order of their buckets */
function p75Of(metric: VitalMetric, counts: readonly Count[]): { count: number; p75: number } {
  const all = counts.reduce((sum, { count }) => sum + count, 0);
  let below = 0;
  const at = counts.find(({ count }) => {
    below += count;
    return below >= all * 0.75;
  });
  const p75 = valueOfBucket(metric, at?.bucket ?? 0);
  return { count: all, p75: Number(p75.toFixed(metric === 'CLS' ? 3 : 0)) };
}
