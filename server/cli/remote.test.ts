import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from '#server/backend/database/migrate.ts';
import { openDatabase } from '#server/backend/database/open.ts';
import { cliToken, startOperatorBackend } from '#server/backend/testing/operators.ts';
import { createPublishing } from '#server/publishing/create-publishing.ts';
import { runMaru } from './maru-for-test.ts';

const db = openDatabase(':memory:');
let close: () => Promise<unknown>;
let server: string;
let token: string;
let makeCliToken: () => Promise<string>;

beforeAll(async () => {
  await migrate(db, ':memory:');
  const publishing = await createPublishing({ factsOf: async () => undefined });
  const backend = await startOperatorBackend(db, { publishing }, { now: Date.now() });
  server = await backend.app.listen({ port: 0 });
  const operator = await backend.operator({ roles: { han: 'publisher' } });
  ({ token } = operator);
  makeCliToken = () => cliToken(db, operator.id, Date.now());
  close = () => backend.app.close();
});
afterAll(async () => {
  await close();
  await db.destroy();
});

/** Runs `maru` without access to any database but the server's. */
const maru = (...argv: string[]) => runMaru({}, ...argv, '--language', 'en');

test('commands work on a running instance with a token', async () => {
  const list = await maru('partner', 'list', '--server', server, '--token', token);
  expect(list).toMatchObject({ code: 0, stdout: expect.stringMatching(/^han .*not published/) });
  const history = await maru('history', 'han', '--server', `${server}/`, '--token', token, '--json');
  expect(JSON.parse(history.stdout)).toEqual({ rows: [], more: false });
});

test('another partner, a missing or wrong token and a wrong address are refused with a remedy', async () => {
  const at = (...more: string[]) => maru('history', 'sakura', '--server', server, ...more);
  expect(await at('--token', token)).toMatchObject({ code: 1 });
  expect(await at('--token', 'x'.repeat(43))).toMatchObject({ code: 1 });
  expect(await at()).toMatchObject({ code: 2, stderr: expect.stringContaining('MARU_TOKEN') });
  expect(await maru('history', 'han', '--server', 'ftp://x', '--token', token)).toMatchObject({ code: 2 });
  const away = await maru('history', 'han', '--server', 'http://127.0.0.1:9', '--token', token);
  expect(away).toMatchObject({ code: 1, stderr: expect.stringContaining('could not be reached') });
});

test('tokens are listed without their secrets and revoked one by one', async () => {
  const at = (own: string, ...more: string[]) => maru('token', ...more, '--server', server, '--token', own);
  expect((await at(token, 'list')).stdout).toBe('There are no tokens.\n');
  const [lost, own] = [await makeCliToken(), await makeCliToken()];
  const [first, second] = (await at(own, 'list')).stdout.split('\n');
  expect(first).toMatch(/^\d+ {2}laptop: made \S+, used by this command, works until \S+$/);
  expect(second).toMatch(/^\d+ {2}laptop: made \S+, never used, works until \S+$/);
  const { stdout } = await at(own, 'list', '--json');
  expect(stdout).not.toContain(lost);
  const [, { id }] = JSON.parse(stdout).rows;
  expect(await at(own, 'revoke', String(id))).toMatchObject({ code: 0 });
  expect((await at(lost, 'list')).code).toBe(1);
  expect((await at(own, 'revoke', String(id))).code).toBe(1);
  expect((await at(own, 'revoke', 'laptop')).code).toBe(2);
  expect((await at(own, 'make')).code).toBe(2);
});
