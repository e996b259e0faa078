import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readEnvironment } from './environment.ts';

let folder: string;
let env: NodeJS.ProcessEnv;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'maru-backend-'));
  env = {
    ...process.env,
    DATABASE_URL: '',
    MARU_DATA_DIR: folder,
    MARU_PARTNERS_DIR: folder,
    BACKEND_PORT: '',
    APP_KEY: 'k',
  };
});
afterAll(() => rmSync(folder, { recursive: true }));

const cli = (...args: string[]) =>
  spawnSync(process.execPath, ['server/backend/cli.ts', ...args], { env, encoding: 'utf8' });

test('The backend listens on a free port, answers, and stops when told to', async () => {
  const child = spawn(process.execPath, ['server/backend/main.ts'], { env });
  const address = await listening(child);
  expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  expect((await fetch(`${address}/healthz`)).status).toBe(200);
  expect((await fetch(`${address}/sites`)).status).toBe(401);
  const sites = await fetch(`${address}/sites`, { headers: { 'app-key': 'k' } });
  expect(await sites.json()).toMatchObject({ sites: [], total: 0 });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
});

test('Setting up says what was done in one line, and mistakes end with 1', () => {
  const { status, stdout } = cli('setup');
  expect([status, stdout]).toEqual([
    0,
    expect.stringMatching(/^Database ready: nothing changed \(\d\.\d s\)\.\n$/),
  ]);
  expect(cli('publish', 'nobody', 'package.json')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('package.json: '),
  });
  expect(cli('dance')).toMatchObject({ status: 2, stderr: expect.stringContaining('Usage:') });
});

test('A port that is none is refused', () => {
  expect(() => readEnvironment({ BACKEND_PORT: 'many' })).toThrow('BACKEND_PORT');
  expect(readEnvironment({}).port).toBe(0);
});

function listening(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', (data) => {
      const address = /listening on (\S+)/.exec(String(data))?.[1];
      if (address) resolve(address);
    });
    child.stderr?.on('data', (data) => reject(new Error(String(data))));
  });
}
