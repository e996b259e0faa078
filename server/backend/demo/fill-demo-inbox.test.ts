import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from '#server/backend/database/migrate.ts';
import { openDatabase } from '#server/backend/database/open.ts';
import { ContentError } from '../seed/read-json.ts';
import { setupPartners } from '../seed/setup.ts';
import { fillDemoInboxes } from './fill-demo-inbox.ts';

const db = openDatabase(':memory:');
const partnersDir = 'fixtures/partners';
const now = Date.parse('2026-11-25T03:00:00Z');

beforeAll(async () => {
  await migrate(db, ':memory:');
  const report = await setupPartners(db, partnersDir, { assertUsable: async () => {} });
  expect(report.errors).toEqual([]);
});
afterAll(() => db.destroy());

test('The demo partners have inquiries of the last days and reservations of the next ones', async () => {
  await fillDemoInboxes(db, { partnersDir, now });
  const inquiries = await db.selectFrom('inquiries').selectAll().execute();
  expect(inquiries.map(({ languageCode }) => languageCode).sort()).toEqual(['en', 'ja', 'ko']);
  for (const one of inquiries) {
    expect(one.answeredAt).toBeNull();
    expect(one.createdAt).toBeGreaterThan(now - 3 * 24 * 60 * 60_000);
    expect(one.createdAt).toBeLessThan(now);
  }
  const reservations = await db.selectFrom('reservations').selectAll().execute();
  expect(reservations).toHaveLength(5);
  for (const { startsAt } of reservations) expect(startsAt).toBeGreaterThan(now);
});

test('A file that does not match is refused with its place, and a partner without one is left out', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'maru-demo-inbox-'));
  try {
    await fillDemoInboxes(db, { partnersDir: dir, now });
    cpSync(join(partnersDir, 'haru'), join(dir, 'haru'), {
      recursive: true,
      filter: (source) => !source.includes('images'),
    });
    const refused = async (inquiry: object) => {
      writeFileSync(join(dir, 'haru', 'demo-inbox.json'), JSON.stringify({ inquiries: [inquiry] }));
      return fillDemoInboxes(db, { partnersDir: dir, now }).catch((error) => error);
    };
    expect(await refused({ name: '' })).toBeInstanceOf(ContentError);
    expect(String(await refused({ name: '' }))).toContain('inquiries[0].hoursAgo');
    const japanese = { name: 'A', messenger: 'LINE a', languageCode: 'ja', hoursAgo: 1 };
    expect(String(await refused(japanese))).toContain('haru offers ko, en, zh, got ja');
  } finally {
    rmSync(dir, { recursive: true });
  }
});
