import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { describeWithPostgres } from '#tests/setup/external-services.ts';
import { createSchema } from '#tests/setup/postgres-databases.ts';
import { migrate } from '../database/migrate.ts';
import { openDatabase } from '../database/open.ts';
import { listDrafts, readDraft } from '../sites/drafts.ts';
import { earlierDocument } from '../sites/published.ts';
import { listRevisions } from '../sites/read-revisions.ts';
import { publishDocument } from '../sites/revisions.ts';

test('earlier revisions stay in order and drafts move to their table, over SQLite', () =>
  expectMigrated(':memory:'));

describeWithPostgres('over PostgreSQL', () => {
  test('earlier revisions stay in order and drafts move to their table', async () => {
    const schema = await createSchema();
    onTestFinished(() => schema.drop());
    await expectMigrated(schema.url);
  });
});

async function expectMigrated(address: string): Promise<void> {
  const db = openDatabase(address);
  onTestFinished(() => db.destroy());
  await migrate(db, address, '014-write-counts');
  await sql`insert into partners (id, code, main_language, languages, time_zone, origin, hides_default_options,
    is_cdn_favicon, created_at) values (1, 'han', 'ko', '["ko"]', 'Asia/Seoul', 'http://han', 0, 0, 0)`.execute(
    db,
  );
  for (const [id, status] of [
    [1, 'archived'],
    [2, 'draft'],
    [3, 'published'],
    [4, 'archived'],
  ] as const)
    await sql`insert into site_revisions (partner_id, id, status, created_at, author, note, document)
      values (1, ${id}, ${status}, 0, 'a', '', ${`text ${id}`})`.execute(db);
  await sql`insert into counters (partner_id, name, value) values (1, 'revision', 4), (1, 'publications', 4)`.execute(
    db,
  );
  await migrate(db, address, '033-measured-pages');
  for (const [id, name] of [
    [4, 'a'],
    [5, 'b'],
  ] as const)
    await sql`insert into operators (id, email, name, password_hash, language, is_instance_administrator, created_at)
      values (${id}, ${`${id}@maru.example`}, ${name}, '', 'ko', 0, 0)`.execute(db);
  await migrate(db, address);

  expect(await earlierDocument(db, 'han', 3)).toMatchObject({ revision: 4 });
  expect(await earlierDocument(db, 'han', 4)).toMatchObject({ revision: 1 });
  expect(await publishDocument(db, 1, { document: 'text 5', author: 'a' })).toBe(5);
  expect(await earlierDocument(db, 'han', 5)).toMatchObject({ revision: 3 });
  const { rows } = await listRevisions(db, 1, { limit: 9 });
  expect(rows.map(({ number, base }) => [number, base])).toEqual([
    [5, 3],
    [4, null],
    [3, null],
    [1, null],
  ]);
  expect(await listDrafts(db, 1)).toMatchObject([{ id: 2, name: 'Draft', version: 1, authorId: 4 }]);
  expect(await readDraft(db, { partnerId: 1, id: 2 })).toMatchObject({ document: 'text 2' });
}
