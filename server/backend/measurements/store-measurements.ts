import { sql } from 'kysely';
import type { Measurements } from '#schemas/api/measurements.ts';
import type { Database } from '../database/open.ts';
import type { Millis } from '../database/tables.ts';
import { dayOf, daysStored, firstDayOf } from './days.ts';
import { inOrder, inParts, keyOf } from './rows-in-order.ts';
import { addReports, dropReports, type Of, reportKey } from './store-reports.ts';

/** Rows of a day. */
export const maxCauses = 200;
/**
 * Rows of a day, as many as 40 kinds of pages have with 25 buckets of each metric on both devices. Further ones are
 * dropped; those that exist go on counting.
 */
export const maxVitals = 10_000;

const vitalKey = ['pageKey', 'device', 'metric', 'bucket'] as const;
const causeKey = ['pageKey', 'device', 'metric', 'cause'] as const;

/**
 * Adds what a site has counted, and deletes what is too old or too much. Every transaction locks rows in the order of
 * `inOrder`, so that two workers never deadlock.
 */
export async function storeMeasurements(
  db: Database,
  partnerId: number,
  { policyReports, vitals, causes }: Measurements,
  now: Millis,
): Promise<void> {
  const of = { partnerId, now };
  for (const table of ['policyReports', 'webVitals', 'webVitalCauses'] as const)
    await db
      .deleteFrom(table)
      .where('partnerId', '=', partnerId)
      .where('day', '<', firstDayOf(daysStored, now))
      .execute();
  const hasNewReports = await db.transaction().execute(async (transaction) => {
    const isAdded = await addReports(transaction, of, inOrder(policyReports, reportKey));
    await addVitals(transaction, of, inOrder(vitals, vitalKey));
    await addCauses(transaction, of, inOrder(causes, causeKey));
    return isAdded;
  });
  if (hasNewReports) await dropReports(db, of);
  if (causes.length > 0) await dropRareCauses(db, of);
}

/** Counts rows that exist, and adds new ones up to the limit. */
async function addVitals(db: Database, { partnerId, now }: Of, vitals: Measurements['vitals']) {
  if (vitals.length === 0) return;
  const day = dayOf(now);
  const free = Math.max(0, maxVitals - (await vitalsOf(db, partnerId, day)));
  const added = vitals.length <= free ? vitals : await withinLimit(db, { partnerId, day }, vitals, free);
  for (const part of inParts(added))
    await db
      .insertInto('webVitals')
      .values(part.map((vital) => ({ ...vital, partnerId, day })))
      .onConflict((conflict) =>
        conflict
          .columns(['partnerId', 'day', ...vitalKey])
          .doUpdateSet({ count: sql`web_vitals.count + excluded.count` }),
      )
      .execute();
}

/** Those that exist already, and as many new ones as are free. */
async function withinLimit(
  db: Database,
  { partnerId, day }: { partnerId: number; day: string },
  vitals: Measurements['vitals'],
  free: number,
) {
  const stored = await db
    .selectFrom('webVitals')
    .where('partnerId', '=', partnerId)
    .where('day', '=', day)
    .select(vitalKey)
    .execute();
  const known = new Set(stored.map((row) => keyOf(row, vitalKey)));
  let left = free;
  return vitals.filter((vital) => known.has(keyOf(vital, vitalKey)) || left-- > 0);
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

/**
 * Once all places of a day are taken, a new cause starts at the lowest count and takes the place of the rarest. So one that
 * keeps being reported stays, whatever was invented before it. Its count is then too high by at most that lowest count.
 */
async function addCauses(db: Database, { partnerId, now }: Of, causes: Measurements['causes']) {
  if (causes.length === 0) return;
  const today = dayOf(now);
  const last = await db
    .selectFrom('webVitalCauses')
    .where('partnerId', '=', partnerId)
    .where('day', '=', today)
    .select('count')
    .orderBy('count', 'desc')
    .offset(maxCauses - 1)
    .limit(1)
    .executeTakeFirst();
  const lowest = Number(last?.count ?? 0);
  for (const part of inParts(causes))
    await db
      .insertInto('webVitalCauses')
      .values(part.map((cause) => ({ ...cause, partnerId, day: today, count: lowest + cause.count })))
      .onConflict((conflict) =>
        conflict
          .columns(['partnerId', 'day', ...causeKey])
          .doUpdateSet({ count: sql`web_vital_causes.count + excluded.count - ${sql.lit(lowest)}` }),
      )
      .execute();
}

/** Deletes the rarest causes of a day above the limit. */
async function dropRareCauses(db: Database, { partnerId, now }: Of): Promise<void> {
  const today = dayOf(now);
  const rare = await db
    .selectFrom('webVitalCauses')
    .where('partnerId', '=', partnerId)
    .where('day', '=', today)
    .select([...causeKey, 'count'])
    .orderBy('count', 'desc')
    .orderBy('cause')
    .offset(maxCauses)
    .limit(2_000)
    .execute();
  if (rare.length === 0) return;
  await db.transaction().execute(async (transaction) => {
    for (const { pageKey, device, metric, cause } of inOrder(rare, causeKey))
      await transaction
        .deleteFrom('webVitalCauses')
        .where('partnerId', '=', partnerId)
        .where('day', '=', today)
        .where('pageKey', '=', pageKey)
        .where('device', '=', device)
        .where('metric', '=', metric)
        .where('cause', '=', cause)
        .execute();
  });
}
