import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { migrate } from '../database/migrate.ts';
import { openDatabase } from '../database/open.ts';
import { readPartnerFile } from '../seed/read-entries.ts';
import { han } from '../testing/content.ts';

test('the logo of a stored partner file becomes a fact with the address of its picture', async () => {
  const db = openDatabase(':memory:');
  onTestFinished(() => db.destroy());
  await migrate(db, ':memory:', '041-mails');
  const logos = [
    [1, 'one'],
    [2, '/files/han/two.webp?v=2'],
    [3, undefined],
  ] as const;
  for (const [id, logo] of logos) {
    const { partner, ...file } = han().partner;
    const { logo: _, ...facts } = partner;
    const entry = JSON.stringify({ ...file, id, code: `han${id}`, partner: facts, logo });
    await sql`insert into partners (id, code, main_language, languages, time_zone, origin, hides_default_options,
      is_cdn_favicon, created_at) values (${id}, ${`han${id}`}, 'ko', '["ko"]', 'Asia/Seoul', 'http://han', 0, 0, 0)`.execute(
      db,
    );
    await sql`insert into content_entries (partner_id, list, id, weight, is_placed, changed_at, is_deleted, entry)
      values (${id}, 'partner', ${id}, 0, 0, null, 0, ${entry})`.execute(db);
  }
  await migrate(db, ':memory:');
  const after = await Promise.all(logos.map(([id]) => readPartnerFile(db, id)));
  expect(after.map((file) => file?.partner.logo)).toEqual([
    '/files/han1/one.webp',
    '/files/han/two.webp?v=2',
    undefined,
  ]);
});
