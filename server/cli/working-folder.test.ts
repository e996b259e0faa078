import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { dataDir } from '#scripts/lib/server-environment.ts';
import { migrate } from '#server/backend/database/migrate.ts';
import { openDatabase } from '#server/backend/database/open.ts';

test('commands work on the database of the checkout, in whatever folder they run', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'maru-elsewhere-'));
  const relative = `.maru/test/cli-${process.pid}`;
  onTestFinished(() => {
    for (const path of [folder, dataDir(relative)]) rmSync(path, { recursive: true, force: true });
  });
  mkdirSync(dataDir(relative), { recursive: true });
  const address = join(dataDir(relative), 'maru.db');
  const db = openDatabase(address);
  await migrate(db, address);
  await db.destroy();
  const child = spawn(
    process.execPath,
    [join(process.cwd(), 'scripts/maru.mjs'), 'partner', 'list', '--json'],
    {
      cwd: folder,
      env: { ...process.env, MARU_DATA_DIR: relative, DATABASE_URL: '' },
    },
  );
  const [listed, errors] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  expect({ listed: JSON.parse(listed), errors }).toEqual({ listed: { rows: [] }, errors: '' });
  expect(readdirSync(folder)).toEqual([]);
});
