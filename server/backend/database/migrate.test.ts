import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { migrate } from './migrate.ts';
import { openDatabase } from './open.ts';

test('SQLite: a migration that fails in the middle, as if killed, changes nothing and runs at the next start', async () => {
  const db = openDatabase(':memory:');
  onTestFinished(() => db.destroy());
  await migrate(db, ':memory:', '047-scheduled-drafts');
  await sql`insert into partners (id, code, main_language, languages, time_zone, origin, hides_default_options,
    is_cdn_favicon, created_at) values (1, 'han', 'ko', '["ko"]', 'Asia/Seoul', 'http://han', 0, 0, 0)`.execute(
    db,
  );
  const insert = (count: number) =>
    sql`insert into policy_reports (partner_id, directive, origin, page_key, count, first_at, last_at)
      values (1, 'img-src', 'https://cdn.example', '/', ${count}, 0, 0)`.execute(db);
  // Without its key, the table can have a row twice, which 048 finds only after it has dropped the table.
  await sql`alter table policy_reports rename to with_key`.execute(db);
  await sql`create table policy_reports as select * from with_key`.execute(db);
  await insert(3);
  await insert(3);
  await expect(migrate(db, ':memory:')).rejects.toThrow('UNIQUE');
  const { rows } = await sql<{ count: number }>`select count from policy_reports`.execute(db);
  expect(rows).toEqual([{ count: 3 }, { count: 3 }]);
  await sql`delete from policy_reports where rowid = 1`.execute(db);
  expect((await migrate(db, ':memory:'))[0]).toBe('048-report-days');
  expect(await db.selectFrom('policyReports').select(['day', 'count']).execute()).toEqual([
    { day: '1970-01-01', count: 3 },
  ]);
});

test('SQLite: starts at once on a new file all find it migrated', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'maru-migrate-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = JSON.stringify(join(folder, 'maru.db'));
  const script = `
    import { openDatabase } from './server/backend/database/open.ts';
    import { migrate } from './server/backend/database/migrate.ts';
    const db = openDatabase(${file});
    await migrate(db, ${file});
    await db.selectFrom('policyReports').selectAll().execute();
    await db.destroy();
  `;
  const starts = [0, 1, 2].map(() =>
    spawn(process.execPath, ['--input-type=module', '--eval', script], { stdio: 'inherit' }),
  );
  expect(await Promise.all(starts.map(async (start) => (await once(start, 'exit'))[0]))).toEqual([0, 0, 0]);
});
