import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { describeWithPostgres } from '#tests/setup/external-services.ts';
import { createSchema } from '#tests/setup/postgres-databases.ts';
import { migrate } from '../database/migrate.ts';
import { openDatabase } from '../database/open.ts';

const noon = (day: string) => Date.parse(`${day}T12:00:00Z`);

/** The counts of each day after the migration, by origin. */
async function migrated(url: string) {
  const db = openDatabase(url);
  onTestFinished(() => db.destroy());
  await migrate(db, url, '047-scheduled-drafts');
  await sql`insert into partners (id, code, main_language, languages, time_zone, origin, hides_default_options,
    is_cdn_favicon, created_at) values (1, 'han', 'ko', '["ko"]', 'Asia/Seoul', 'http://han', 0, 0, 0)`.execute(
    db,
  );
  const report = (origin: string, count: number, from: string, to: string) =>
    sql`insert into policy_reports (partner_id, directive, origin, page_key, count, first_at, last_at)
      values (1, 'img-src', ${origin}, '/', ${count}, ${noon(from)}, ${noon(to)})`.execute(db);
  await report('today', 3, '2026-06-01', '2026-06-01');
  await report('rare', 2, '2026-05-29', '2026-06-01');
  await report('often', 10, '2026-05-29', '2026-06-01');
  await report('old', 2_000, '2025-08-15', '2026-06-01');
  await migrate(db, url);
  const rows = await db.selectFrom('policyReports').selectAll().orderBy('day').execute();
  return Object.groupBy(
    rows.map((row) => ({
      ...row,
      count: Number(row.count),
      firstAt: Number(row.firstAt),
      lastAt: Number(row.lastAt),
    })),
    ({ origin }) => origin,
  );
}

async function expectSpread(url: string): Promise<void> {
  const { today, rare = [], often, old = [] } = await migrated(url);
  const at = noon('2026-06-01');
  expect(today).toMatchObject([{ day: '2026-06-01', count: 3, firstAt: at, lastAt: at }]);
  expect(often?.map(({ day, count }) => `${day} ${count}`)).toEqual([
    '2026-05-29 2',
    '2026-05-30 3',
    '2026-05-31 2',
    '2026-06-01 3',
  ]);
  expect(rare.map(({ day, count }) => `${day} ${count}`)).toEqual(['2026-05-30 1', '2026-06-01 1']);
  expect([rare[0]?.firstAt, rare[1]?.lastAt]).toEqual([noon('2026-05-29'), at]);
  // Of 291 days, the last 90.
  expect([old.length, old[0]?.day, old.at(-1)?.lastAt]).toEqual([90, '2026-03-04', at]);
  const sum = old.reduce((all, { count }) => all + count, 0);
  expect(sum).toBeGreaterThan((2_000 * 90) / 291 - 2);
  expect(sum).toBeLessThan((2_000 * 90) / 291 + 2);
}

test('what was counted together is spread over the days from the first to the last time, of the last 90', () =>
  expectSpread(':memory:'));

describeWithPostgres('PostgreSQL', () => {
  test('it is spread there too', async () => {
    const { url, drop } = await createSchema();
    onTestFinished(drop);
    await expectSpread(url);
  });
});
