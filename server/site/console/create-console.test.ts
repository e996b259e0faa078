import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from '#server/backend/database/migrate.ts';
import { openDatabase } from '#server/backend/database/open.ts';
import { addUser } from '#server/backend/operator/accounts/add-user.ts';
import { appKey } from '#server/backend/testing/backend.ts';
import { startOperatorBackend } from '#server/backend/testing/operators.ts';
import { consoleFirst, createConsole } from './create-console.ts';
import { isConsoleOrigin } from './is-console-origin.ts';
import { sessionCookie, sessionToken } from './session-cookie.ts';

const root = mkdtempSync(join(tmpdir(), 'maru-console-'));
const db = openDatabase(':memory:');
const origin = 'http://console.localhost:3000';
const account = { email: 'kim@maru.example', password: 'a long password' };
let backend: FastifyInstance;
let operatorConsole: FastifyInstance;

beforeAll(async () => {
  mkdirSync(join(root, 'assets'));
  writeFileSync(join(root, 'index.html'), '<!doctype html><title>Console</title>');
  writeFileSync(join(root, 'assets', 'main-1.js'), 'export {};');
  await migrate(db, ':memory:');
  ({ app: backend } = await startOperatorBackend(db, {}, { now: Date.now() }));
  await addUser(db, { ...account, name: 'Kim', partner: 'han', role: 'administrator' });
  const backendUrl = await backend.listen({ port: 0 });
  operatorConsole = await createConsole({
    backendUrl,
    appKey,
    root,
    originOf: ({ headers }) => `http://${headers.host}`,
    logger: pino({ level: 'silent' }),
    trustProxy: false,
    extend: () => {},
  });
  await operatorConsole.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await operatorConsole.close();
  await backend.close();
  await db.destroy();
  rmSync(root, { recursive: true });
});

/** The address at which the console listens for requests as they are. */
const operatorServer = () => operatorConsole.server.address() as AddressInfo;

type Asked = { method?: 'GET' | 'POST' | 'PUT' | 'DELETE'; body?: object; cookie?: string; from?: string };

/** Sends a request as the console's own page does, or from another origin. */
function ask(path: string, { method = 'GET', body, cookie, from = origin }: Asked = {}) {
  return operatorConsole.inject({
    method,
    url: path,
    headers: {
      host: 'console.localhost:3000',
      ...(method !== 'GET' && { origin: from }),
      ...(cookie && { cookie }),
    },
    ...(body && { payload: body }),
  });
}

async function signIn(): Promise<string> {
  const response = await ask('/operator/session', { method: 'POST', body: account });
  expect(response.statusCode).toBe(200);
  return String(response.headers['set-cookie']).split(';')[0] ?? '';
}

test('the session is in a cookie that scripts cannot read, and no answer has its token', async () => {
  const response = await ask('/operator/session', { method: 'POST', body: account });
  const cookie = String(response.headers['set-cookie']);
  expect(cookie).toMatch(/^maru-session=[\w-]{40,}; .*HttpOnly; SameSite=Strict/);
  const [, token = ''] = /=([^;]+)/.exec(cookie) ?? [];
  expect(response.body).not.toContain(token);
  expect(response.json().operator).toMatchObject({ email: account.email });
});

test('calls carry the session, and signing out ends it', async () => {
  const cookie = await signIn();
  expect((await ask('/operator/partners', { cookie })).json().rows).toMatchObject([{ code: 'han' }]);
  const out = await ask('/operator/session', { method: 'DELETE', cookie });
  expect(out.headers['set-cookie']).toMatch(/^maru-session=; Max-Age=0/);
  const after = await ask('/operator/partners', { cookie });
  expect(after.statusCode).toBe(401);
  // A late answer to another tab must not end a session that has begun since.
  expect(after.headers['set-cookie']).toBeUndefined();
});

test('writes of another origin are refused before they reach the backend', async () => {
  const cookie = await signIn();
  for (const from of ['http://han.localhost:3000', 'null', ''])
    expect((await ask('/operator/session', { method: 'DELETE', cookie, from })).statusCode).toBe(403);
  const other = await operatorConsole.inject({
    method: 'POST',
    url: '/operator/session',
    headers: { host: 'console.localhost:3000', origin, 'sec-fetch-site': 'same-site' },
  });
  expect(other.statusCode).toBe(403);
  expect((await ask('/operator/partners', { cookie })).statusCode).toBe(200);
});

test.each([
  '/operator/../sites',
  '/operator/%2e%2e/sites',
  '/operator/..\\sites',
  '/operator/x/../session',
  '/operator/./session',
  '/files/../sites',
  '/files/%2e%2e/sites',
  'http://127.0.0.1:1/files/han/a.webp',
  'http://127.0.0.1:1/operator/session',
  'http://console.localhost:3000/operator/session',
  '//127.0.0.1:1/operator/session',
])('the app key goes to no other address than a call: %s', async (path) => {
  const { port } = operatorServer();
  const { status, body } = await new Promise<{ status: number | undefined; body: string }>(
    (resolve, reject) =>
      // As it is: injected requests and `fetch` tidy a path up.
      request(
        {
          host: '127.0.0.1',
          port,
          path,
          headers: { host: 'console.localhost:3000', cookie: 'maru-session=x' },
        },
        async (answer) =>
          resolve({ status: answer.statusCode, body: Buffer.concat(await answer.toArray()).toString() }),
      )
        .on('error', reject)
        .end(),
  );
  if (path.startsWith('//')) expect(body).toContain('<title>Console');
  else expect([status, JSON.parse(body)]).toEqual([404, { statusCode: 404, message: 'NOT_FOUND' }]);
});

test('every address but assets and calls is the application, which nobody may frame', async () => {
  const response = await ask('/partners/han/history');
  expect(response).toMatchObject({ statusCode: 200, body: expect.stringContaining('Console') });
  const policy = String(response.headers['content-security-policy']);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("script-src 'self'");
  expect(policy).not.toContain('unsafe-inline;');
  expect((await ask('/assets/main-1.js')).headers['cache-control']).toContain('immutable');
  expect((await ask('/assets/main-2.js')).statusCode).toBe(404);
});

test('a page may frame the site of its own partner alone, and only for a member', async () => {
  const cookie = await signIn();
  const frames = async (path: string, own?: string) => {
    const { headers } = await ask(path, own ? { cookie: own } : {});
    return /frame-src ([^;]*)/.exec(String(headers['content-security-policy']))?.[1]?.trim() ?? '';
  };
  expect(await frames('/partners/han/site', cookie)).toMatch(/^https?:\/\/han\./);
  expect(await frames('/partners/sakura/site', cookie)).toBe('');
  expect(await frames('/partners/han/site')).toBe('');
  expect(await frames('/partners', cookie)).toBe('');
});

test('bodies that are too large, and a backend that is away, are told apart', async () => {
  const cookie = await signIn();
  const large = await operatorConsole.inject({
    method: 'PUT',
    url: '/operator/partners/han/media/a.webp',
    headers: { host: 'console.localhost:3000', origin, cookie, 'content-type': 'image/webp' },
    payload: Buffer.alloc(13 * 1024 * 1024),
  });
  expect(large).toMatchObject({ statusCode: 413 });
  const lonely = await createConsole({
    backendUrl: 'http://127.0.0.1:9',
    appKey,
    root,
    originOf: () => origin,
    logger: pino({ level: 'silent' }),
    trustProxy: false,
    extend: () => {},
  });
  const away = await lonely.inject({ url: '/operator/partners', headers: { cookie } });
  expect(away).toMatchObject({ statusCode: 502 });
  expect(away.json()).toMatchObject({ message: 'BACKEND_UNAVAILABLE' });
  await lonely.close();
});

test('only operators may send large bodies, and only a few at once', async () => {
  const cookie = await signIn();
  const { port } = operatorServer();
  const send = (own?: string) => {
    const headers = {
      host: 'console.localhost:3000',
      origin,
      'content-length': 1_000_000,
      ...(own && { cookie: own }),
    };
    const path = '/operator/partners/han/media/a.webp';
    const sent = request({ host: '127.0.0.1', port, path, method: 'PUT', headers });
    sent.on('error', () => {});
    // The rest of the body never comes.
    sent.write('x');
    return sent;
  };
  const statusOf = (sent: ReturnType<typeof send>) =>
    new Promise<number | undefined>((resolve) => sent.on('response', (answer) => resolve(answer.statusCode)));
  for (const own of [undefined, 'maru-session=short', `maru-session=${'x'.repeat(43)}`]) {
    const stranger = send(own);
    expect(await statusOf(stranger)).toBe(401);
    stranger.destroy();
  }
  const waiting = Array.from({ length: 8 }, () => send(cookie));
  await new Promise((resolve) => setTimeout(resolve, 300));
  const ninth = send(cookie);
  expect(await statusOf(ninth)).toBe(503);
  for (const one of [...waiting, ninth]) one.destroy();
  await new Promise((resolve) => setTimeout(resolve, 100));
  const later = await operatorConsole.inject({
    method: 'PUT',
    url: '/operator/partners/han/media/a.webp',
    headers: { host: 'console.localhost:3000', origin, cookie, 'content-type': 'image/webp' },
    payload: Buffer.alloc(100_000),
  });
  expect(later.json()).toMatchObject({ code: 'MEDIA_TYPE' });
});

test('a cookie that is no token is ignored', async () => {
  const response = await ask('/operator/session', { cookie: 'maru-session=abc%0d%0aapp-key:x' });
  expect(response.statusCode).toBe(401);
});

test('over https only the console itself can set the cookie', () => {
  expect(sessionCookie('t', new Date(), true)).toMatch(/^__Host-maru-session=t; Path=\/; .*Secure/);
  const token = 'x'.repeat(43);
  expect(sessionToken(`maru-session=${token}`, true)).toBeUndefined();
  expect(sessionToken(`__Host-maru-session=${token}`, true)).toBe(token);
});

test('requests are told apart by host alone', async () => {
  const server = createServer(
    consoleFirst(
      operatorConsole,
      isConsoleOrigin({ CONSOLE_HOST: '' }),
      ({ headers }) => `http://${headers.host}`,
      (_, response) => response.end('site'),
    ),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const textOf = async (host: string) => {
    return new Promise<string>((resolve, reject) =>
      request({ host: '127.0.0.1', port, path: '/', headers: { host } }, async (response) =>
        resolve(Buffer.concat(await response.toArray()).toString()),
      )
        .on('error', reject)
        .end(),
    );
  };
  expect(await textOf('console.localhost:3000')).toContain('Console');
  for (const host of [
    'bomnal.localhost:3000',
    'console.localhost.evil.example',
    'xconsole.localhost',
    'console.localhost:3000, bomnal.localhost:3000',
    'console.localhost:x',
  ])
    expect(await textOf(host)).toBe('site');
  server.close();
});

test('the host of the console is configured, or it is off', () => {
  expect(isConsoleOrigin({ CONSOLE_HOST: 'off' })('http://console.localhost:3000')).toBe(false);
  const configured = isConsoleOrigin({ CONSOLE_HOST: 'console.example' });
  expect(configured('https://console.example')).toBe(true);
  expect(configured('http://console.localhost:3000')).toBe(false);
  expect(configured(undefined)).toBe(false);
});
