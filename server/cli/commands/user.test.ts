import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openDatabase } from '#server/backend/database/open.ts';
import { addUser } from '#server/backend/operator/accounts/add-user.ts';
import { runMaru } from '../maru-for-test.ts';
import { createSaebom } from '../saebom-for-test.ts';

let folder: string;

/** Runs `maru user` in English and collects what it prints. */
const user = (...argv: string[]) => runMaru(process.env, 'user', ...argv, '--language', 'en');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'maru-cli-'));
  vi.stubEnv('MARU_DATA_DIR', join(folder, 'data'));
  vi.stubEnv('MARU_PARTNERS_DIR', join(folder, 'partners'));
  vi.stubEnv('DATABASE_URL', '');
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

test('an account and its invitations are removed, and what has no administrator then is named', async () => {
  await createSaebom(folder);
  const email = 'boss@saebom.example';
  const password = 'correct horse battery';
  const db = openDatabase(join(folder, 'data', 'maru.db'));
  await addUser(db, { email, partner: 'saebom', role: 'administrator', password });
  await addUser(db, { email, isAdministrator: true, password });
  await db.destroy();
  expect(await user('remove', email)).toEqual({
    code: 0,
    stdout: `Removed the account ${email}.\n`,
    stderr:
      'The instance has no administrator now. Invite one: maru user add <email> --administrator\n' +
      'No member of saebom is an administrator now. Invite one: maru user add <email> --partner <code> --role administrator\n',
  });
  await user('add', email, '--administrator');
  expect(await user('remove', email)).toEqual({
    code: 0,
    stdout: `Withdrew the open invitations of ${email}.\n`,
    stderr: '',
  });
  expect(await user('remove', email)).toEqual({
    code: 1,
    stdout: '',
    stderr: `✗ There is neither an account nor an open invitation with the address "${email}".\n`,
  });
  expect(await user('remove')).toMatchObject({ code: 2, stderr: '✗ Missing the email address.\n' });
  expect(await user('erase', email)).toMatchObject({ code: 2 });
});

test('a database that cannot be opened is named without a stack trace', async () => {
  vi.stubEnv('DATABASE_URL', 'postgres://maru:secret@127.0.0.1:9/maru');
  for (const argv of [
    ['add', 'kim@saebom.example', '--administrator'],
    ['reset', 'kim@saebom.example'],
  ])
    expect(await user(...argv)).toEqual({
      code: 1,
      stdout: '',
      stderr: '✗ The database cannot be opened: connect ECONNREFUSED 127.0.0.1:9\n',
    });
  vi.stubEnv('DATABASE_URL', 'postgres:/maru:secret@127.0.0.1/maru');
  const { stderr } = await user('reset', 'kim@saebom.example');
  expect(stderr).toMatch(/^✗ DATABASE_URL is not an address .*\n$/);
  expect(stderr).not.toContain('secret');
});

test('an account is only made in a database that exists, and never on a server', async () => {
  const file = join(folder, 'data', 'maru.db');
  expect(await user('add', 'kim@saebom.example', '--administrator')).toEqual({
    code: 1,
    stdout: '',
    stderr: `✗ There is no database "${file}". Run npm start, or set MARU_DATA_DIR or DATABASE_URL as for the site.\n`,
  });
  expect(existsSync(file)).toBe(false);
  await createSaebom(folder);
  for (const option of ['--server=https://backend.example', '--token=maru_x'])
    expect(await user('add', 'kim@saebom.example', '--administrator', option)).toEqual({
      code: 2,
      stdout: '',
      stderr: '✗ "maru user" works on this checkout only: leave out --server and --token.\n',
    });
  vi.stubEnv('MARU_SERVER', 'https://backend.example');
  expect(await user('add', 'kim@saebom.example', '--administrator')).toMatchObject({ code: 0 });
});
