import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runMaru } from '../maru-for-test.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'maru-cli-'));
  vi.stubEnv('MARU_DATA_DIR', join(folder, 'data'));
  vi.stubEnv('DATABASE_URL', '');
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

test('a folder without a database is not backed up, and stays as it is', async () => {
  const file = join(folder, 'data', 'maru.db');
  expect(await runMaru(process.env, 'backup', join(folder, 'backup.gz'), '--language', 'en')).toEqual({
    code: 1,
    stdout: '',
    stderr: `✗ There is no database "${file}". Run npm start, or set MARU_DATA_DIR or DATABASE_URL as for the site.\n`,
  });
  expect(readdirSync(folder)).toEqual([]);
});

test('a file that is no backup is named as such, in the language of the command line', async () => {
  const file = join(folder, 'notes.txt');
  writeFileSync(file, 'notes');
  const { code, stderr } = await runMaru(process.env, 'restore', file, '--language', 'ko');
  expect([code, stderr]).toEqual([1, `복원하는 중…\n✗ "${file}"은(는) Maru 백업이 아닙니다.\n`]);
});
