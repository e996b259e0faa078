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

let db: Database;
let app: FastifyInstance;
let baseUrl: string;
beforeAll(async () => {
  db = openDatabase(':memory:');
  await migrate(db, ':memory:');
  const { app: started, clock } = await startOperatorBackend(db);
  app = started;
  await addUser(db, { email, password, name: 'Kim', partner: 'han', role: 'administrator' }, clock.now);
  baseUrl = await app.listen({ port: 0 });
});
afterAll(async () => {
  await app.close();
  await db.destroy();
});

const signedIn = async () => {
  const { token } = await callOperator(baseUrl)('signIn', {}, { email, password });
  return callOperator(baseUrl, { token });
};

test('The client signs in, fills paths and queries, and parses answers', async () => {
  const call = await signedIn();
  const { rows, count } = await call('facts', { code: 'han', kind: 'products', search: '울쎄라', limit: 1 });
  expect([rows[0]?.title, count]).toEqual(['울쎄라', 1]);
  expect((await call('signOut', { everywhere: 'false' })).done).toBe(true);
  await expect(call('currentSession', {})).rejects.toMatchObject({ status: 401, code: 'SIGNED_OUT' });
});

test('A refusal brings its details', async () => {
  const call = await signedIn();
  for (const title of ['First', 'Second'])
    await publishDocument(db, 1, { document: JSON.stringify({ title }), author: 'test' });
  const error = await call('publish', { code: 'han' }, { document: '{"title":"Own"}', base: 1 }).catch(
    (one: unknown) => one,
  );
  expect(error).toBeInstanceOf(OperatorCallError);
  expect(refusalBodyOf(error, 'publish', 409)).toMatchObject({ base: 1, published: 2 });
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
