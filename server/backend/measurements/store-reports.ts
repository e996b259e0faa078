import { sql } from 'kysely';
import type { Measurements } from '#schemas/api/measurements.ts';
import { addDays } from '#schemas/time/day.ts';
import type { Database } from '../database/open.ts';
import type { Millis } from '../database/tables.ts';
import { dayOf, daysStored } from './days.ts';
import { inOrder, inParts, keyOf } from './rows-in-order.ts';

/** Different reports per partner: anyone can send some, so their variety is bounded. */
export const maxReports = 500;

/** What distinguishes the reports of a day. */
export const reportKey = ['directive', 'origin', 'pageKey'] as const;

/** Whose counts, and the present. */
export type Of = { partnerId: number; now: Millis };

/**
 * Counts reports.
 * @returns whether one of them is new today: only then there may be too many
 */
export async function addReports(
  db: Database,
  { partnerId, now }: Of,
  reports: Measurements['policyReports'],
): Promise<boolean> {
  if (reports.length === 0) return false;
  const day = dayOf(now);
  const stored = await db
    .selectFrom('policyReports')
    .where('partnerId', '=', partnerId)
    .where('day', '=', day)
    .select(reportKey)
    .execute();
  const known = new Set(stored.map((row) => keyOf(row, reportKey)));
  for (const part of inParts(reports))
    await db
      .insertInto('policyReports')
      .values(part.map((report) => ({ ...report, partnerId, day, firstAt: now, lastAt: now })))
      .onConflict((conflict) =>
        conflict
          .columns(['partnerId', 'day', ...reportKey])
          .doUpdateSet({ count: sql`policy_reports.count + excluded.count`, lastAt: now }),
      )
      .execute();
  return reports.some((report) => !known.has(keyOf(report, reportKey)));
}

/**
 * Deletes reports above the limit, of all days. Half of the places belong to the most frequent reports, so that a flood of
 * invented origins does not push them out. The others belong to those seen last, so that a new origin gets in however
 * often others were reported before it.
 */
export async function dropReports(db: Database, { partnerId, now }: Of): Promise<void> {
  const tomorrow = addDays(dayOf(now), 1);
  const days = Array.from({ length: daysStored + 1 }, (_, index) => addDays(tomorrow, -index));
  const stored = await db
    .selectFrom('policyReports')
    .where('partnerId', '=', partnerId)
    .where('day', 'in', days)
    .groupBy(reportKey)
    .select(({ fn }) => [
      ...reportKey,
      fn.sum<number>('count').as('count'),
      fn.max<number>('lastAt').as('lastAt'),
    ])
    .execute();
  if (stored.length <= maxReports) return;
  const frequent = stored.sort((a, b) => Number(b.count) - Number(a.count));
  const seenLast = frequent.slice(maxReports / 2).sort((a, b) => Number(b.lastAt) - Number(a.lastAt));
  const dropped = seenLast
    .slice(maxReports / 2)
    .map((report) => ({ ...report, count: Number(report.count) }));
  await db.transaction().execute(async (transaction) => {
    for (const { directive, origin, pageKey, lastAt } of inOrder(dropped, reportKey))
      await transaction
        .deleteFrom('policyReports')
        .where('partnerId', '=', partnerId)
        // Day by day, each row is found by the primary key.
        .where('day', 'in', days)
        .where('directive', '=', directive)
        .where('origin', '=', origin)
        .where('pageKey', '=', pageKey)
        // Unless another worker has just counted it, perhaps after midnight: then its earlier days stay too.
        .where('lastAt', '<=', lastAt)
        .where(({ eb, exists, not, selectFrom }) =>
          not(
            exists(
              selectFrom('policyReports as counted')
                .where('counted.partnerId', '=', partnerId)
                .where('counted.day', 'in', days.slice(0, 2))
                .where('counted.directive', '=', directive)
                .where('counted.origin', '=', origin)
                .where('counted.pageKey', '=', pageKey)
                .where('counted.lastAt', '>', lastAt)
                .select(eb.lit(1).as('isCounted')),
            ),
          ),
        )
        .execute();
  });
}
