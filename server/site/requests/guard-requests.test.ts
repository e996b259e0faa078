import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { developmentErrorPage } from '../dev/development.ts';
import { frameworkErrors, guardRequests } from './guard-requests.ts';

function start(pageOf?: Parameters<typeof guardRequests>[1]) {
  const server = fastify({ frameworkErrors, exposeHeadRoutes: true });
  guardRequests(server, pageOf);
  server.get('/fine', async () => ({ fine: true }));
  server.get('/cached', async (_, reply) => reply.header('cache-control', 'max-age=5').send('cached'));
  server.get('/known', async (_, reply) => reply.code(304).header('cache-control', 'max-age=5').send());
  server.get('/picture', async (_, reply) =>
    reply.type('image/webp').header('cache-control', 'max-age=5').send('cached'),
  );
  server.get('/broken', async () => {
    throw new Error('secret at /home/maru/server.ts:12 <T>');
  });
  const refuse =
    (statusCode: number, more: object = {}) =>
    async () => {
      throw Object.assign(new Error('refused'), { statusCode, ...more });
    };
  server.get('/zh/away', refuse(503));
  server.get('/ja/often', refuse(429, { retryAfter: 42 }));
  server.get('/file', async (_, reply) => reply.code(503).send({ message: 'too many files at once' }));
  server.get('/picture-later', async (_, reply) => reply.code(429).header('retry-after', '7').send());
  return server;
}
const ask = (url: string, more: object = {}) =>
  start().inject({ url, headers: { host: 'raon.example' }, ...more });

test('an unexpected error shows a plain page without details of the error', async () => {
  const { statusCode, body, headers } = await ask('/broken');
  expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
    500,
    'text/html; charset=utf-8',
    'no-store',
  ]);
  expect(body).toContain('잠시 후 다시 시도해 주세요.');
  expect(body).not.toMatch(/secret|server\.ts|Error/);
});

test('in development the page has the error, escaped, and the client that reloads it', async () => {
  const server = start((status, error) => developmentErrorPage(status, error, '/home/maru'));
  const { body, headers } = await server.inject({ url: '/broken', headers: { host: 'raon.example' } });
  expect(body).toContain('secret at server.ts:12 &lt;T&gt;');
  expect(body).toContain('<script type="module" src="/@vite/client">');
  expect(headers['content-security-policy']).toContain("script-src 'self';");
  const refused = await server.inject({ url: '/ja/often', headers: { host: 'raon.example' } });
  expect(refused.body).not.toContain('vite');
});

test('addresses that are too long, undecodable, unknown or have another method get a plain error page', async () => {
  expect((await ask(`/fine?x=${'a'.repeat(5_000)}`)).statusCode).toBe(414);
  expect((await ask('/%zz')).statusCode).toBe(400);
  expect((await ask('/nothing')).statusCode).toBe(404);
  expect((await ask('/fine', { headers: { host: 'a:99999' } })).statusCode).toBe(400);
  const post = await ask('/fine', { method: 'POST' });
  expect([post.statusCode, post.headers.allow]).toEqual([405, 'GET, HEAD']);
  for (const url of ['/%zz', '/nothing']) expect((await ask(url)).body).toContain('<!doctype html>');
});

test('every response has a permissions policy and a cache policy', async () => {
  const [fine, cached] = [await ask('/fine'), await ask('/cached')];
  expect(fine.headers).toMatchObject({
    'cache-control': 'no-store',
    'permissions-policy': expect.stringContaining('camera=()'),
  });
  expect(cached.headers['cache-control']).toBe('max-age=5');
});

test('cacheable responses vary by accept-encoding, compressed or not, and also with 304', async () => {
  const varyOf = async (url: string) => (await ask(url)).headers.vary;
  expect([await varyOf('/cached'), await varyOf('/known')]).toEqual(['accept-encoding', 'accept-encoding']);
  expect([await varyOf('/fine'), await varyOf('/picture')]).toEqual([undefined, undefined]);
});

test.each([
  ['/zh/away', 503, '5'],
  ['/ja/often', 429, '42'],
  ['/file', 503, '5'],
  ['/picture-later', 429, '7'],
])('a visitor refused at %s with %s gets a Retry-After', async (url, status, seconds) => {
  const { statusCode, headers } = await ask(url);
  expect([statusCode, headers['retry-after']]).toEqual([status, seconds]);
});

test('an error page uses the language of the path first, then the others', async () => {
  const { body } = await ask('/zh/away');
  expect(body).toContain('<html lang="zh">');
  expect(body).toMatch(/<h1>503<\/h1><p>请稍后再试。<\/p><p lang="ko">/);
  expect((await ask('/ja/often?a=/zh')).body).toContain('<html lang="ja">');
  expect((await ask('/broken')).body).toContain('<html lang="ko">');
});

test('a client that leaves before its response is no failure of the server, a body that breaks is', async () => {
  const logged: string[] = [];
  const server = fastify({ logger: { level: 'error', stream: { write: (line) => void logged.push(line) } } });
  guardRequests(server);
  const bodies: Readable[] = [];
  server.post('/preview', async (_, reply) => {
    const body = new Readable({ read() {} });
    bodies.push(body);
    return reply.send(body);
  });
  await server.listen();
  const { port } = server.server.address() as AddressInfo;
  const post = () => {
    const headers = { host: 'raon.example', 'content-type': 'application/json' };
    const sent = request({ port, path: '/preview', method: 'POST', headers });
    sent.on('error', () => {}).end('{}');
    return sent;
  };
  const left = post();
  await expect.poll(() => bodies.length).toBe(1);
  left.destroy();
  await expect.poll(() => bodies[0]?.closed).toBe(true);
  const waits = post();
  await expect.poll(() => bodies.length).toBe(2);
  bodies[1]?.destroy();
  const [{ statusCode }] = await once(waits, 'response');
  expect(statusCode).toBe(500);
  expect(logged.map((line) => JSON.parse(line).msg)).toEqual(['a request failed']);
  waits.destroy();
  await server.close();
});
