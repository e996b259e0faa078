import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { migrate } from '../database/migrate.ts';
import { openDatabase } from '../database/open.ts';
import { readEnvironment } from '../environment.ts';
import { setUpDemoAccount } from './set-up-demo-account.ts';

test('Setup by hand leaves the account of a demo; anywhere else every setup removes it', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'maru-demo-account-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  const demo = { MARU_DATA_DIR: dataDir };
  const { database } = readEnvironment(demo);
  const db = openDatabase(database);
  onTestFinished(() => db.destroy());
  await migrate(db, database);
  const setUp = (env: NodeJS.ProcessEnv, isAskedFor = false) =>
    setUpDemoAccount(db, { isAskedFor, environment: readEnvironment(env), env });

  const [created] = await setUp(demo, true);
  expect(created).toMatch(/^Demo account of the console: demo@maru\.example, password \S{12} /);
  expect(await setUp(demo)).toEqual([]);
  expect(await setUp(demo, true)).toEqual([created]);

  for (const env of [{ APP_KEY: 'key' }, { MARU_PARTNERS_DIR: dataDir }, { TRUSTED_PROXIES: '10.0.0.1' }]) {
    await setUp(demo, true);
    expect(await setUp({ ...demo, ...env })).toEqual(['Removed the demo account demo@maru.example.']);
  }
  // The start of a site passes the variables of serverEnvironment on.
  await setUp(demo, true);
  expect(await setUp({ ...demo, BACKEND_URL: 'http://127.0.0.1:1', APP_KEY: 'generated' })).toHaveLength(1);
});
