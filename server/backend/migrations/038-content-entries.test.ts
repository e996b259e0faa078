import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { describeWithPostgres } from '#tests/setup/external-services.ts';
import { createSchema } from '#tests/setup/postgres-databases.ts';
import { migrate } from '../database/migrate.ts';
import { openDatabase } from '../database/open.ts';
import { readPopups } from '../operator/popups/read-popups.ts';
import { seedContent } from '../seed/seed-content.ts';
import { han, sizes } from '../testing/content.ts';

test('popups that operators saved survive the next set-up, over SQLite', () => expectRetained(':memory:'));

describeWithPostgres('over PostgreSQL', () => {
  test('popups that operators saved survive the next set-up', async () => {
    const schema = await createSchema();
    onTestFinished(() => schema.drop());
    await expectRetained(schema.url);
  });
});

const picture = (url: string, alt: string) => ({ url, width: 480, height: 480, alt });
const textOf = (languageCode: string, title: string, url: string) =>
  JSON.stringify({
    id: 10_000,
    languageCode,
    weight: 3,
    locations: ['/'],
    direction: 'TOP',
    isAutoPlacement: false,
    pcSizeType: 'RATIO',
    pcWidth: 4,
    pcHeight: 3,
    mobileWidth: 1,
    mobileHeight: 1,
    startAt: '2026-06-01T00:00:00.000Z',
    endAt: null,
    popupItems: [
      {
        devices: ['PC'],
        title,
        linkTo: '/products',
        weight: 0,
        pcContent: picture(url, title),
        mobileContent: picture('/files/han/two.webp', title),
      },
    ],
  });

async function expectRetained(address: string): Promise<void> {
  const db = openDatabase(address);
  onTestFinished(() => db.destroy());
  await migrate(db, address, '037-media-titles');
  await sql`insert into partners (id, code, main_language, languages, time_zone, origin, hides_default_options,
    is_cdn_favicon, created_at) values (1, 'han', 'ko', '["ko", "en", "zh"]', 'Asia/Seoul', 'http://han', 0, 0, 0)`.execute(
    db,
  );
  await sql`insert into popups (partner_id, id, weight, start_at, end_at) values (1, 10000, 3, 0, 1)`.execute(
    db,
  );
  const titles = [{ ko: '새 팝업', en: 'New popup' }];
  for (const [language, row, detail] of [
    ['ko', textOf('ko', '새 팝업', '/files/han/one.webp'), JSON.stringify({ titles })],
    ['en', textOf('en', 'New popup', '/files/han/two.webp'), null],
    ['zh', textOf('ko', '새 팝업', '/files/han/one.webp'), null],
  ])
    await sql`insert into content_texts (partner_id, kind, language_code, entry_id, search, row, detail)
      values (1, 'popup', ${language}, 10000, '', ${row}, ${detail})`.execute(db);
  await migrate(db, address);

  await db.transaction().execute((transaction) => seedContent(transaction, han(), sizes));
  const popups = await readPopups(db, { id: 1, mainLanguage: 'ko', languages: ['ko', 'en', 'zh'] });
  expect(popups.map(({ id }) => id)).toEqual([1, 2, 3, 10_000]);
  expect(popups.at(-1)).toMatchObject({
    locations: ['/'],
    direction: 'TOP',
    isAutoPlacement: false,
    ratio: '4:3',
    mobileRatio: '1:1',
    startAt: '2026-06-01T00:00:00.000Z',
    items: [
      {
        title: titles[0],
        linkTo: '/products',
        devices: ['PC'],
        pcContent: '/files/han/one.webp',
        mobileContent: '/files/han/two.webp',
      },
    ],
  });
  const { row } = await db
    .selectFrom('contentTexts')
    .where('kind', '=', 'popup')
    .where('entryId', '=', 10_000)
    .where('languageCode', '=', 'en')
    .select('row')
    .executeTakeFirstOrThrow();
  expect(JSON.parse(row).popupItems[0].pcContent.url).toBe('/files/han/two.webp');
}
