import { sql } from 'kysely';
import type { Measurements } from '#schemas/api/measurements.ts';
import type { Database } from '../database/open.ts';
import type { Millis } from '../database/tables.ts';

const day = 24 * 60 * 60_000;
export const daysStored = 90;
const storedFor = daysStored * day;
/** Different rows per partner: anyone can send reports, so their variety is bounded. */
const mostReports = 500;
const mostCauses = 200;
/** Rows of a day, as many as 40 kinds of pages have with 25 buckets of each metric on both devices. Further ones are dropped. */
export const mostVitals = 10_000;

export const dayOf = (at: Millis): string => new Date(at).toISOString().slice(0, 10);

/** Adds what a site has counted, and deletes what is too old. */
export async function storeMeasurements(
  db: Database,
  partnerId: number,
  { policyReports, vitals, causes }: Measurements,
  now: Millis,
): Promise<void> {
  const today = dayOf(now);
  const oldest = dayOf(now - storedFor);
  const ofPartner = <T extends object>(row: T) => ({ ...row, partnerId });
  await db.transaction().execute(async (transaction) => {
    for (const table of ['webVitals', 'webVitalCauses'] as const)
      await transaction
        .deleteFrom(table)
        .where('partnerId', '=', partnerId)
        .where('day', '<', oldest)
        .execute();
    await transaction
      .deleteFrom('policyReports')
      .where('partnerId', '=', partnerId)
      .where('lastAt', '<', now - storedFor)
      .execute();
    for (const report of policyReports)
      await transaction
        .insertInto('policyReports')
        .values({ ...ofPartner(report), firstAt: now, lastAt: now })
        .onConflict((conflict) =>
          conflict
            .columns(['partnerId', 'directive', 'origin', 'pageKey'])
            .doUpdateSet({ count: sql`policy_reports.count + excluded.count`, lastAt: now }),
        )
        .execute();
    const room = vitals.length > 0 ? mostVitals - (await vitalsOf(transaction, partnerId, today)) : 0;
    for (const vital of vitals.slice(0, Math.max(0, room)))
      await transaction
        .insertInto('webVitals')
        .values({ ...ofPartner(vital), day: today })
        .onConflict((conflict) =>
          conflict
            .columns(['partnerId', 'day', 'pageKey', 'device', 'metric', 'bucket'])
            .doUpdateSet({ count: sql`web_vitals.count + excluded.count` }),
        )
        .execute();
    for (const cause of causes)
      await transaction
        .insertInto('webVitalCauses')
        .values({ ...ofPartner(cause), day: today })
        .onConflict((conflict) =>
          conflict
            .columns(['partnerId', 'day', 'pageKey', 'device', 'metric', 'cause'])
            .doUpdateSet({ count: sql`web_vital_causes.count + excluded.count` }),
        )
        .execute();
    if (policyReports.length > 0) await dropRareReports(transaction, partnerId);
    if (causes.length > 0) await dropRareCauses(transaction, partnerId, today);
  });
}

async function vitalsOf(db: Database, partnerId: number, today: string): Promise<number> {
  const { rows } = await db
    .selectFrom('webVitals')
    .where('partnerId', '=', partnerId)
    .where('day', '=', today)
    .select((eb) => eb.fn.countAll().as('rows'))
    .executeTakeFirstOrThrow();
  return Number(rows);
}

/** Deletes the rarest reports above the limit. */
async function dropRareReports(db: Database, partnerId: number): Promise<void> {
  const rare = await db
    .selectFrom('policyReports')
    .where('partnerId', '=', partnerId)
    .select(['directive', 'origin', 'pageKey'])
    .orderBy('count', 'desc')
    .orderBy('lastAt', 'desc')
    .offset(mostReports)
    .limit(2_000)
    .execute();
  for (const { directive, origin, pageKey } of rare)
    await db
      .deleteFrom('policyReports')
      .where('partnerId', '=', partnerId)
      .where('directive', '=', directive)
      .where('origin', '=', origin)
      .where('pageKey', '=', pageKey)
      .execute();
}

/** Deletes the rarest causes of a day above the limit. */
async function dropRareCauses(db: Database, partnerId: number, today: string): Promise<void> {
  const rare = await db
    .selectFrom('webVitalCauses')
    .where('partnerId', '=', partnerId)
    .where('day', '=', today)
    .select(['pageKey', 'device', 'metric', 'cause'])
    .orderBy('count', 'desc')
    .orderBy('cause')
    .offset(mostCauses)
    .limit(2_000)
    .execute();
  for (const { pageKey, device, metric, cause } of rare)
    await db
      .deleteFrom('webVitalCauses')
      .where('partnerId', '=', partnerId)
      .where('day', '=', today)
      .where('pageKey', '=', pageKey)
      .where('device', '=', device)
      .where('metric', '=', metric)
      .where('cause', '=', cause)
      .execute();
}
