import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { migrate } from '#server/backend/database/migrate.ts';
import { openDatabase } from '#server/backend/database/open.ts';
import { setupPartners } from '#server/backend/seed/setup.ts';
import { newPartner } from './new-partner.ts';

const folder = mkdtempSync(join(tmpdir(), 'maru-new-partner-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a half-written partner has no name, is not seeded, and is replaced by the next try', async () => {
  const partner = { code: 'saebom', name: { ko: '새봄의원' }, template: 'hybrid', phone: '02-000-0000' };
  await expect(newPartner(folder, { ...partner, phone: 1n as never })).rejects.toThrow('BigInt');
  expect(existsSync(join(folder, 'saebom'))).toBe(false);
  expect(readdirSync(folder)).toEqual(['.saebom.new']);
  writeFileSync(join(folder, '.saebom.new', 'content', 'partner.json'), '{ "id"');
  cpSync(join(folder, '.saebom.new'), join(folder, '.other.new'), { recursive: true });

  await newPartner(folder, partner);
  expect(readdirSync(folder).toSorted()).toEqual(['.other.new', 'saebom']);
  const db = openDatabase(':memory:');
  await migrate(db, ':memory:');
  const report = await setupPartners(db, folder, { expectUsable: async () => {} });
  await db.destroy();
  expect(report).toMatchObject({ seeded: ['saebom'], errors: [] });
});
