import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import fastify, { type FastifyInstance } from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { askPlainly } from '#tests/setup/operator-console.ts';
import { readEnv } from './config/env.ts';
import { createServer, type ServerParts } from './create-server.ts';

async function start(
  more: NodeJS.ProcessEnv = {},
  extend?: ServerParts['extend'],
  operatorConsole?: FastifyInstance,
) {
  const away = () => Promise.reject(new Error('not asked'));
  const site = await createServer({
    env: readEnv({
      BACKEND_URL: 'http://127.0.0.1:9',
      APP_KEY: 'key',
      LOG_LEVEL: 'silent',
      MARU_DATA_DIR: 'none',
      ...more,
    }),
    app: away,
    assets: away,
    store: { changes: away, document: away, earlier: away },
    listAge: 3_000,
    operatorConsole,
    ...(extend && { extend }),
  } as ServerParts);
  onTestFinished(async () => void (await site.close()));
  return site;
}

test('a slow request times out soon, and a proxy may keep its connections open for a minute', async () => {
  const { server } = await start();
  expect(server.requestTimeout).toBe(300_000);
  expect(server.headersTimeout).toBeLessThanOrEqual(15_000);
  expect(server.keepAliveTimeout).toBeGreaterThan(60_000);
  // Node closes late connections at its next check.
  expect(server).toMatchObject({ connectionsCheckingInterval: 1_000 });
});

test('a client that reads nothing of an answer is dropped; a phone that reads a little now and then is not', async () => {
  const { server } = await start();
  expect(server.timeout).toBeGreaterThanOrEqual(60_000);
  expect(server.timeout).toBeLessThanOrEqual(300_000);
});

/** Requests `/healthz` with exactly these header lines. */
async function statusWith(site: FastifyInstance, ...lines: string[]) {
  if (!site.server.listening) await site.listen({ port: 0, host: '127.0.0.1' });
  const { port } = site.server.address() as AddressInfo;
  const head = ['GET /healthz HTTP/1.1', ...lines, 'Connection: close'].map((line) => `${line}\r\n`);
  const socket = connect(port, '127.0.0.1').end(`${head.join('')}\r\n`);
  return Number((await text(socket)).split(' ')[1]);
}

test('a request that names two hosts is refused, whichever they are', async () => {
  const site = await start();
  expect(await statusWith(site, 'Host: raon.example')).toBe(200);
  expect(await statusWith(site, 'Host: raon.example', 'Host: sol.example')).toBe(400);
  expect(await statusWith(site, 'Host: raon.example', 'Host: raon.example')).toBe(400);
  expect(await statusWith(site)).toBe(400);
});

test('two hosts are refused from a trusted proxy too, whose own host may have any name', async () => {
  const site = await start({ TRUSTED_PROXIES: '127.0.0.1' });
  const forwarded = 'X-Forwarded-Host: raon.example';
  expect(await statusWith(site, 'Host: site_upstream', forwarded)).toBe(200);
  expect(await statusWith(site, 'Host: raon.example', 'Host: sol.example', forwarded)).toBe(400);
});

test('a proxy that is not configured as trusted is reported', async () => {
  const site = await start();
  const warn = vi.spyOn(site.log, 'warn');
  const headers = { host: 'raon.example', 'x-forwarded-for': '203.0.113.5' };
  await site.inject({ url: '/healthz', headers });
  expect(warn).toHaveBeenCalledWith(expect.anything(), expect.stringContaining('TRUSTED_PROXIES'));
});

test.each([
  '/files/raon/a.webp',
  '/homepage-meta/1/favicon.png',
  '/favicon.ico',
  '/s/abc',
  '/_chat/messenger.js',
])('requests per address for %s, which nothing caches, are limited', async (url) => {
  const { headers } = await (await start()).inject({ url, headers: { host: 'raon.example' } });
  expect(headers['x-ratelimit-limit']).toBe('600');
});

test('HSTS applies to a partner’s own host, not to its subdomains', async () => {
  const site = await start({ NODE_ENV: 'production', TRUSTED_PROXIES: '127.0.0.1' });
  const { headers } = await site.inject({ url: '/healthz', headers: { host: 'raon.example' } });
  expect(headers['strict-transport-security']).toMatch(/^max-age=\d{8}$/);
});

test('a visitor or operator behind proxies that write ports is one address', async () => {
  const withRoute = async (server: FastifyInstance) => {
    server.get('/who', async (request) => request.ip);
  };
  const operatorConsole = fastify({ trustProxy: ['127.0.0.1', '10.0.0.0/8'] });
  await withRoute(operatorConsole);
  await operatorConsole.ready();
  const more = { TRUSTED_PROXIES: '127.0.0.1,10.0.0.0/8', CONSOLE_HOST: 'console.example' };
  const site = await start(more, withRoute, operatorConsole);
  await site.listen({ port: 0, host: '127.0.0.1' });
  const { port } = site.server.address() as AddressInfo;
  const addressSeen = async (host: string, forwarded: string) =>
    (await askPlainly(port, '/who', { host, 'x-forwarded-proto': 'https', 'x-forwarded-for': forwarded }))
      .body;
  for (const host of ['raon.example', 'console.example'])
    for (const forwarded of ['192.0.2.44:5000', '192.0.2.44:5001', '192.0.2.44:5002, 10.0.0.7:443'])
      expect(await addressSeen(host, forwarded), `${host} ${forwarded}`).toBe('192.0.2.44');
});
