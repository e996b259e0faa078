import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { createServer, type ServerParts } from './create-server.ts';
import { readEnv } from './env.ts';

async function start() {
  const away = () => Promise.reject(new Error('not asked'));
  const site = await createServer({
    env: readEnv({
      BACKEND_URL: 'http://127.0.0.1:9',
      APP_KEY: 'key',
      LOG_LEVEL: 'silent',
      MARU_DATA_DIR: 'none',
    }),
    app: away,
    assets: away,
    store: { changes: away, document: away, earlier: away },
    listAge: 3_000,
  } as ServerParts);
  onTestFinished(async () => void (await site.close()));
  return site;
}

test('who sends a request slowly is not waited for for long, and a proxy may keep its connections for a minute', async () => {
  const { server } = await start();
  expect(server.requestTimeout).toBe(15_000);
  expect(server.headersTimeout).toBeLessThanOrEqual(15_000);
  expect(server.keepAliveTimeout).toBeGreaterThan(60_000);
});

test('a request that names two hosts is refused, whichever they are', async () => {
  const site = await start();
  await site.listen({ port: 0, host: '127.0.0.1' });
  const { port } = site.server.address() as AddressInfo;
  const statusFor = async (...hosts: string[]) => {
    const lines = hosts.map((host) => `Host: ${host}\r\n`).join('');
    const socket = connect(port, '127.0.0.1').end(
      `GET /healthz HTTP/1.1\r\n${lines}Connection: close\r\n\r\n`,
    );
    return Number((await text(socket)).split(' ')[1]);
  };
  expect(await statusFor('raon.example')).toBe(200);
  expect(await statusFor('raon.example', 'sol.example')).toBe(400);
  expect(await statusFor('raon.example', 'raon.example')).toBe(400);
  expect(await statusFor()).toBe(400);
});

test.each([
  '/files/raon/a.webp',
  '/homepage-meta/1/favicon.png',
  '/favicon.ico',
  '/s/abc',
  '/_chat/messenger.js',
])('an address may ask for %s, which nothing keeps, only so often', async (url) => {
  const { headers } = await (await start()).inject({ url, headers: { host: 'raon.example' } });
  expect(headers['x-ratelimit-limit']).toBe('600');
});
