import { beforeAll, beforeEach, expect, test } from 'vitest';
import { type Measurements, measurementsBody } from '#schemas/api/measurements.ts';
import { describeDatabases } from '#tests/setup/backend-databases.ts';
import type { Database } from '../database/open.ts';
import { startTestBackend } from '../testing/backend.ts';
import { noon } from '../testing/clinic.ts';
import { dayOf } from './days.ts';
import { maxCauses, maxVitals, storeMeasurements } from './store-measurements.ts';
import { dropReports, maxReports } from './store-reports.ts';

const han = 1;
const of = { pageKey: '/', device: 'mobile', metric: 'LCP' } as const;
const vital = (bucket: number, pageKey = '/') => ({ ...of, pageKey, bucket, count: 1 });
const cause = (name: string, count = 1) => ({ ...of, cause: name, count });
const report = (host: string, count = 1) => ({
  directive: 'img-src',
  origin: `https://${host}.example`,
  pageKey: '/',
  count,
});
const many = <T>(length: number, make: (n: number) => T) => Array.from({ length }, (_, n) => make(n));

describeDatabases('Stored measurements', (db) => {
  beforeAll(async () => void (await startTestBackend(db())));
  beforeEach(async () => {
    for (const table of ['policyReports', 'webVitals', 'webVitalCauses'] as const)
      await db().deleteFrom(table).execute();
  });
  const store = (counts: Partial<Measurements>, now = noon) =>
    storeMeasurements(db(), han, measurementsBody.parse(counts), now);
  const origins = async () =>
    (await db().selectFrom('policyReports').select(['origin', 'count']).execute()).map(
      ({ origin, count }) => `${origin} ${count}`,
    );

  test('At the limit of a day, visits of known rows count and new rows are refused', async () => {
    const day = dayOf(noon);
    const rows = many(maxVitals, (n) => ({
      ...vital(n % 100, `/${Math.floor(n / 100)}`),
      partnerId: han,
      day,
    }));
    for (let from = 0; from < rows.length; from += 1_000)
      await db()
        .insertInto('webVitals')
        .values(rows.slice(from, from + 1_000))
        .execute();
    await store({ vitals: [vital(5, '/new'), { ...vital(7, '/3'), count: 4 }] });
    const stored = await db().selectFrom('webVitals').select(['pageKey', 'bucket', 'count']).execute();
    expect(stored).toHaveLength(maxVitals);
    expect(stored.filter(({ count }) => count > 1)).toEqual([{ pageKey: '/3', bucket: 7, count: 5 }]);
  });

  test('A cause that keeps being reported gets in, whatever was invented before it', async () => {
    await store({ causes: many(maxCauses, (n) => cause(`invented${n}`, 10)) });
    for (let round = 0; round < 3; round += 1) await store({ causes: [cause('article>img', 2)] });
    await store({ causes: [cause('other'), cause('invented7')] });
    const stored = await db().selectFrom('webVitalCauses').select(['cause', 'count']).execute();
    expect(stored).toHaveLength(maxCauses);
    // Ten too high: the count that it took over.
    expect(stored).toContainEqual({ cause: 'article>img', count: 16 });
  });

  test('A new origin gets in, however often five hundred others were reported', async () => {
    await store({ policyReports: many(maxReports, (n) => report(`invented${n}`, 1_000)) });
    for (let round = 1; round <= 3; round += 1) {
      await store({ policyReports: [report('real')] }, noon + round * 1_000);
      expect(await origins()).toContain(`https://real.example ${round}`);
    }
    expect(await origins()).toHaveLength(maxReports);
  });

  test('Five hundred origins stay, however many days they were reported on', async () => {
    const day = 86_400_000;
    for (let round = 0; round < 3; round += 1)
      await store({ policyReports: many(maxReports, (n) => report(`old${n}`)) }, noon + round * day);
    expect(await origins()).toHaveLength(3 * maxReports);
    await store({ policyReports: [report('new')] }, noon + 3 * day);
    const stored = new Set((await origins()).map((one) => one.split(' ')[0]));
    expect(stored.size).toBe(maxReports);
    expect(stored).toContain('https://new.example');
    expect(await origins()).toHaveLength(3 * (maxReports - 1) + 1);
  });

  const insertReports = (reports: ReturnType<typeof report>[]) => {
    const row = { partnerId: han, day: dayOf(noon), firstAt: noon, lastAt: noon };
    return db()
      .insertInto('policyReports')
      .values(reports.map((one) => ({ ...one, ...row })))
      .execute();
  };

  test('Only a report that is new today makes the limit count those of all days', async () => {
    await insertReports(many(maxReports + 1, (n) => report(`${n}`)));
    await store({ policyReports: [report('7')] });
    expect(await origins()).toHaveLength(maxReports + 1);
    await store({ policyReports: [report('new')] });
    expect(await origins()).toHaveLength(maxReports);
  });

  test('A report that another worker counts while it is dropped stays with its earlier days', async () => {
    const now = noon + 1_000;
    await store({ policyReports: [report('counted')] }, noon - 86_400_000);
    await insertReports(many(maxReports, (n) => report(`${n}`)));
    const racing = {
      selectFrom: db().selectFrom.bind(db()),
      transaction: () => ({
        execute: async (drop: (transaction: Database) => Promise<void>) => {
          await store({ policyReports: [report('counted')] }, now);
          await db().transaction().execute(drop);
        },
      }),
    } as unknown as Database;
    await dropReports(racing, { partnerId: han, now });
    expect((await origins()).filter((one) => one === 'https://counted.example 1')).toHaveLength(2);
  });

  test('A flood of new origins does not push out those reported most', async () => {
    await store({ policyReports: [report('real', 5)] });
    for (let round = 1; round <= 2; round += 1)
      await store({ policyReports: many(300, (n) => report(`${round}-${n}`)) }, noon + round * 1_000);
    expect(await origins()).toContain('https://real.example 5');
    expect(await origins()).toHaveLength(maxReports);
  });

  test('Workers that store the same rows at once, in whatever order, do not stop each other', async () => {
    const counts = {
      policyReports: many(100, (n) => report(`${n}`)),
      vitals: many(100, (n) => vital(n)),
      causes: many(100, (n) => cause(`c${n}`)),
    };
    const backwards = {
      policyReports: counts.policyReports.toReversed(),
      vitals: counts.vitals.toReversed(),
      causes: counts.causes.toReversed(),
    };
    for (let round = 0; round < 3; round += 1)
      await Promise.all([store(counts), store(backwards), store(counts), store(backwards)]);
    for (const table of ['policyReports', 'webVitals', 'webVitalCauses'] as const) {
      const stored = await db().selectFrom(table).select('count').execute();
      expect(stored.map(({ count }) => Number(count))).toEqual(many(100, () => 12));
    }
  });
});
