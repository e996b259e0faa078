import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { migrate } from '../database/migrate.ts';
import { openDatabase } from '../database/open.ts';

test('stored treatments have the options that lists may advertise at event prices', async () => {
  const db = openDatabase(':memory:');
  onTestFinished(() => db.destroy());
  await migrate(db, ':memory:', '044-gone-articles');
  await sql`insert into partners (id, code, main_language, languages, time_zone, origin, hides_default_options,
    is_cdn_favicon, created_at) values (1, 'han', 'ko', '["ko", "en"]', 'Asia/Seoul', 'http://han', 0, 0, 0)`.execute(
    db,
  );
  const option = (id: number, isConsultationRequired: boolean, isReservable: boolean) => ({
    id,
    price: isConsultationRequired ? null : 1_000,
    isConsultationRequired,
    isReservable,
  });
  const treatments = {
    1: [option(101, false, true), option(102, false, false), option(103, true, true)],
    2: [option(201, false, false), option(202, true, false)],
    3: [option(301, true, false)],
  };
  for (const [id, options] of Object.entries(treatments))
    for (const language of ['ko', 'en'])
      await sql`insert into content_texts (partner_id, kind, language_code, entry_id, search, row, detail)
        values (1, 'product', ${language}, ${id}, '', '{}', ${JSON.stringify({ options })})`.execute(db);
  await migrate(db, ':memory:');
  const stored = await db.selectFrom('advertisedOptions').selectAll().orderBy('optionId').execute();
  expect(stored).toEqual([
    { partnerId: 1, productId: 1, optionId: 101, isVatIncluded: 1 },
    { partnerId: 1, productId: 2, optionId: 201, isVatIncluded: 1 },
  ]);
});
