import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { migrate } from '#server/backend/database/migrate.ts';
import { openDatabase } from '#server/backend/database/open.ts';
import { startTestBackend } from '#server/backend/testing/backend.ts';
import { boardTypeIdsIn } from '#server/publishing/load-partner-facts.ts';
import { ownPictureSize } from '#server/publishing/pictures/pictures-in-data.ts';
import { factsOfDatabase } from './facts-of-database.ts';
import { offlineFacts } from './offline-facts.ts';

test('the facts of a folder are those that visitors get', async () => {
  const facts = await offlineFacts('fixtures/partners/bomnal', { boardTypeIds: [1, 11, 999] });
  expect(facts).toMatchObject({
    code: 'bomnal',
    mainLanguage: 'ko',
    languages: ['ko', 'en', 'ja', 'zh'],
    timeZone: 'Asia/Seoul',
    currency: 'KRW',
    origin: 'https://bomnal.example',
    hosts: expect.arrayContaining(['bomnal.localhost', 'bomnal.example']),
  });
  expect(facts.info.en?.row.partner.partnerName).toBe('Bomnal Clinic');
  expect(facts.ids.products.size).toBe(60);
  // Unknown boards are for a rule to report.
  expect([...facts.ids.boardTypes]).toEqual([1, 11]);
  expect([...facts.boardKinds]).toEqual([
    [1, 'partner'],
    [11, 'customer'],
  ]);
  expect(facts.prices).toContainEqual({ amount: 59_000, name: '사각턱 보톡스' });
  expect(facts.pictures.get('space-1.webp')).toEqual({ width: 1400, height: 933 });
  expect(facts.pictures.get('logo.svg')).toEqual({ width: 175, height: 56 });
});

test('a folder without content, and one whose content is of another partner, are errors', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'maru-facts-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  await expect(offlineFacts(join(folder, 'none'))).rejects.toThrow('partner.json');
});

test('the facts of a partner are read from the database', async () => {
  const db = openDatabase(':memory:');
  await migrate(db, ':memory:');
  const { app } = await startTestBackend(db);
  onTestFinished(async () => {
    await app.close();
    await db.destroy();
  });
  const facts = await factsOfDatabase(db, 'han', { partnersDir: 'fixtures/partners' });
  expect(facts).toMatchObject({ code: 'han', timeZone: 'Asia/Seoul' });
  expect(facts?.ids.products.size).toBeGreaterThan(0);
  // Links may lead to the second event, which is secret.
  expect(facts?.ids.events).toEqual(new Set([1, 2, 3, 4]));
  expect(await factsOfDatabase(db, 'nobody', { partnersDir: 'fixtures/partners' })).toBeUndefined();
});

test('an uploaded picture has the size of its current version, and those of its versions', async () => {
  const db = openDatabase(':memory:');
  onTestFinished(() => db.destroy());
  await migrate(db, ':memory:');
  const { app } = await startTestBackend(db);
  onTestFinished(() => app.close());
  const upload = { partnerId: 1, name: 'hero.webp', bytes: 1, uploadedAt: 0, uploadedBy: 'a', title: null };
  await db
    .insertInto('media')
    .values([
      { ...upload, version: 'B', isCurrent: 1, width: 1600, height: 900 },
      { ...upload, version: 'A', isCurrent: 0, width: 1200, height: 800 },
      { ...upload, partnerId: 2, version: 'C', isCurrent: 1, width: 10, height: 10 },
    ])
    .execute();
  const facts = await factsOfDatabase(db, 'han', { partnersDir: 'fixtures/partners' });
  expect([...(facts?.pictures.keys() ?? [])]).toEqual(['hero.webp']);
  const sizes = ['?v=A', '?v=B', '?v=C', ''].map(
    (version) => facts && ownPictureSize(`/files/han/hero.webp${version}`, facts),
  );
  const current = { width: 1600, height: 900 };
  expect(sizes).toMatchObject([{ width: 1200, height: 800 }, current, current, current]);
});

test('the boards that a document names are found in links and parameters', () => {
  const document =
    '{"url": "/cscenter/boards/11", "params": {"boardTypeId": 2}, "more": "/boards/11?page=3"}';
  expect(boardTypeIdsIn(document)).toEqual([11, 2]);
  const many = Array.from({ length: 1_500 }, (_, index) => `/boards/${index}`).join(' ');
  expect(boardTypeIdsIn(many)).toHaveLength(1_000);
});
