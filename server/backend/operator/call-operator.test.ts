import { rm } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callOperator } from '#engine/operator/call-operator.ts';
import { OperatorCallError, refusalBodyOf } from '#engine/operator/operator-call-error.ts';
import { migrate } from '../database/migrate.ts';
import { type Database, openDatabase } from '../database/open.ts';
import { publishDocument } from '../sites/revisions.ts';
import { startOperatorBackend } from '../testing/operators.ts';
import { addUser } from './accounts/add-user.ts';

const email = 'kim@maru.example';
const password = 'correct horse battery';
const gif = Buffer.from('R0lGODlhAQABAIAAAP///wAAACwAAAAAAQABAAACAkQBADs=', 'base64');

let db: Database;
let app: FastifyInstance;
let clock: { now: number };
let baseUrl: string;
let mediaDir: string;
beforeAll(async () => {
  db = openDatabase(':memory:');
  await migrate(db, ':memory:');
  const started = await startOperatorBackend(db);
  ({ app, clock } = started);
  mediaDir = started.operators.mediaDir;
  await addUser(db, { email, password, name: 'Kim', partner: 'han', role: 'administrator' }, clock.now);
  baseUrl = await app.listen({ port: 0 });
});
afterAll(async () => {
  await app.close();
  await db.destroy();
  await rm(mediaDir, { recursive: true, force: true });
});

const signedIn = async (onToken?: (token: string) => void) => {
  const { token } = await callOperator(baseUrl)('signIn', {}, { email, password });
  return callOperator(baseUrl, { token, ...(onToken && { onToken }) });
};

test('The client signs in, fills paths and queries, and parses answers', async () => {
  const call = await signedIn();
  const { rows, count } = await call('facts', { code: 'han', kind: 'products', search: '울쎄라', limit: 1 });
  expect([rows[0]?.title, count]).toEqual(['울쎄라', 1]);
  expect((await call('signOut', { everywhere: 'false' })).done).toBe(true);
  await expect(call('currentSession', {})).rejects.toMatchObject({ status: 401, code: 'SIGNED_OUT' });
});

test('A file is uploaded, and a refusal brings its details', async () => {
  const call = await signedIn();
  const { media } = await call('uploadMedia', { code: 'han', name: 'dot.gif' }, new Uint8Array(gif));
  await publishDocument(db, 1, { document: JSON.stringify({ image: media.url }), author: 'test' });
  const error = await call('deleteMedia', { code: 'han', name: 'dot.gif' }).catch((one: unknown) => one);
  expect(error).toBeInstanceOf(OperatorCallError);
  expect(refusalBodyOf(error, 'deleteMedia', 409)?.places).toEqual([{ where: 'published', path: ['image'] }]);
  expect((error as Error).message).toBe('사용 중인 이미지는 삭제할 수 없습니다.');
});

test('The client goes on with a rotated token', async () => {
  const tokens: string[] = [];
  const call = await signedIn((token) => tokens.push(token));
  clock.now += 61 * 60_000;
  await call('currentSession', {});
  clock.now += 2 * 60_000;
  expect((await call('currentSession', {})).operator.email).toBe(email);
  expect(tokens).toHaveLength(1);
});

test('Errors tell in the client’s language what went wrong, where nobody is signed in', async () => {
  const wrong = callOperator(baseUrl, { language: 'en' })('signIn', {}, { email, password: 'wrong' });
  await expect(wrong).rejects.toMatchObject({
    status: 400,
    code: 'SIGN_IN_FAILED',
    message: 'The email address or the password is wrong.',
  });
  const malformed = callOperator(baseUrl)('signIn', {}, { email: 'nonsense', password });
  await expect(malformed).rejects.toMatchObject({ details: [expect.stringContaining('email')] });
  await expect(callOperator('http://127.0.0.1:1')('currentSession', {})).rejects.toMatchObject({ status: 0 });
});

test('The API is described in OpenAPI', async () => {
  const response = await fetch(`${baseUrl}/openapi-operator.json`);
  expect(Object.keys((await response.json()).paths)).toContain('/operator/session');
});
