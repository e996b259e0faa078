import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { migrate } from '#server/backend/database/migrate.ts';
import { openDatabase } from '#server/backend/database/open.ts';
import { addPartners } from '#server/backend/testing/partners.ts';
import { runMaru } from '../maru-for-test.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'maru-cli-'));
  vi.stubEnv('MARU_DATA_DIR', folder);
  vi.stubEnv('DATABASE_URL', '');
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

test('more than a thousand partners are listed, and found by name', async () => {
  const address = join(folder, 'maru.db');
  const db = openDatabase(address);
  await migrate(db, address);
  await addPartners(db, 1_001);
  await db.destroy();
  const { stdout } = await runMaru(process.env, 'partner', 'list', '--json');
  expect(JSON.parse(stdout).rows).toHaveLength(1_001);
  const migrated = await runMaru(process.env, 'migrate', 'many-01000', '--language', 'en');
  expect(migrated).toMatchObject({ code: 0, stdout: 'Every document is current.\n' });
});
