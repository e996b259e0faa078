import { once } from 'node:events';
import {
  createServer,
  get,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setImmediate as nextTurn } from 'node:timers/promises';
import compress from '@fastify/compress';
import fastify from 'fastify';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { until } from '#tests/setup/until.ts';
import { waitTimeoutMs } from '#tests/setup/wait-timeout.ts';
import { createFileProxy } from './proxy-file.ts';
import { serveImages } from './serve-images.ts';

const mebibyte = 1024 ** 2;
const picture = { 'content-type': 'image/webp' };
const drawing = { 'content-type': 'image/svg+xml' };

// A busy machine is no silent backend.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

/**
 * The site in front of a stubbed backend. `ask` resolves with the head of the response; its body is not read yet.
 * `visitors`: the responses to all requests so far.
 */
async function start(answer: RequestListener) {
  const backend = createServer(answer);
  await new Promise<void>((ready) => backend.listen(0, '127.0.0.1', ready));
  const backendUrl = `http://127.0.0.1:${(backend.address() as AddressInfo).port}`;
  const server = fastify({ trustProxy: true });
  const visitors: ServerResponse[] = [];
  server.addHook('onRequest', async (_, reply) => void visitors.push(reply.raw));
  await server.register(compress);
  serveImages(server, { backendUrl, proxyFile: createFileProxy(backendUrl), directory: 'none' });
  await server.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.server.address() as AddressInfo;
  onTestFinished(async () => {
    server.server.closeAllConnections();
    backend.close().closeAllConnections();
    await server.close();
  });
  const request = (headers = {}, method = 'GET') =>
    get({ port, host: '127.0.0.1', path: '/files/raon/a', headers, method, agent: false });
  const ask = async (...how: Parameters<typeof request>) => {
    const [response] = (await once(request(...how), 'response')) as [IncomingMessage];
    return response;
  };
  return { request, ask, visitors, backendUrl };
}

test('a file is streamed while it arrives', async () => {
  let rest: ServerResponse | undefined;
  const { ask } = await start((_, response) => {
    rest = response.writeHead(200, picture);
    rest.write('first ');
  });
  const response = await ask();
  expect(String((await once(response, 'data'))[0])).toBe('first ');
  rest?.end('last');
  expect(await text(response)).toBe('last');
});

test.each([
  ['a picture', picture, {}],
  ['a picture of a known size', { ...picture, 'content-length': 3 * mebibyte }, {}],
  ['a drawing that is compressed here', drawing, { 'accept-encoding': 'br' }],
  ['a drawing that arrives compressed', { ...drawing, 'content-encoding': 'gzip' }, {}],
])('%s that breaks off never ends as if it were complete', async (_, head, headers) => {
  const { request } = await start((_, response) => {
    response.writeHead(200, head).write(Buffer.alloc(mebibyte), () => response.destroy());
  });
  const asked = request(headers);
  const whole = new Promise((resolve, reject) => {
    asked.on('error', reject).on('response', (response) => text(response).then(resolve, reject));
  });
  await expect(whole).rejects.toMatchObject({ code: 'ECONNRESET' });
});

test('a file that is too large is refused by its content-length, or aborted if it has none', async () => {
  const bytes = Buffer.alloc(21 * mebibyte);
  const { ask } = await start(({ headers }, response) => {
    const hasLength = headers['if-none-match'] === '"sized"';
    response.writeHead(200, { ...picture, ...(hasLength && { 'content-length': bytes.length }) }).end(bytes);
  });
  expect((await ask({ 'if-none-match': '"sized"' })).statusCode).toBe(413);
  const unsized = await ask();
  expect(unsized.statusCode).toBe(200);
  await expect(text(unsized)).rejects.toMatchObject({ code: 'ECONNRESET' });
});

test('the backend request is aborted if the visitor leaves, before a file or in the middle of it', async () => {
  for (const isUnderWay of [false, true]) {
    const left = vi.fn();
    const received = Promise.withResolvers<void>();
    const { request } = await start((_, response) => {
      response.on('close', left);
      if (isUnderWay) response.writeHead(200, picture).write('first ');
      received.resolve();
    });
    const asked = request().on('error', () => {});
    await (isUnderWay ? once(asked, 'response') : received.promise);
    expect(left).not.toHaveBeenCalled();
    asked.destroy();
    await vi.waitFor(() => expect(left).toHaveBeenCalled(), waitTimeoutMs);
  }
});

test('a backend that is silent for five seconds times out', async () => {
  const received = Promise.withResolvers<void>();
  const { ask, backendUrl } = await start(({ url }, response) => {
    url === '/later' ? response.end() : received.resolve();
  });
  const answered = vi.fn();
  const asked = ask().finally(answered);
  await received.promise;
  vi.advanceTimersByTime(4_999);
  await fetch(`${backendUrl}/later`);
  expect(answered).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect((await asked).statusCode).toBe(502);
});

test('a backend that is silent in the middle of a file times out', async () => {
  const { ask } = await start((_, response) => void response.writeHead(200, picture).write('half'));
  const response = await ask();
  expect(String((await once(response, 'data'))[0])).toBe('half');
  vi.advanceTimersByTime(5_000);
  await expect(text(response)).rejects.toMatchObject({ code: 'ECONNRESET' });
});

test('a visitor who does not read has two minutes, and is no silence of the backend', async () => {
  let sent: ServerResponse | undefined;
  const { ask, visitors } = await start((_, response) => {
    sent = response.writeHead(200, picture).end(Buffer.alloc(19 * mebibyte));
  });
  const slow = await ask();
  // Until every buffer on the way is full.
  for (let turns = 0; turns < 100; turns = visitors[0]?.writableNeedDrain ? turns + 1 : 0) await nextTurn();
  vi.advanceTimersByTime(119_000);
  await nextTurn();
  expect([sent?.destroyed, visitors[0]?.destroyed]).toEqual([false, false]);
  vi.advanceTimersByTime(1_000);
  await until(() => sent?.closed === true);
  expect(sent?.writableFinished).toBe(false);
  await expect(text(slow)).rejects.toMatchObject({ code: 'ECONNRESET' });
});

test('concurrent files per address are limited: some wait, and further ones are asked to retry', async () => {
  const held: ServerResponse[] = [];
  let isHeld = true;
  const { ask, visitors, backendUrl } = await start(({ url }, response) => {
    if (url === '/later') return void response.end();
    response.writeHead(200, picture).write('first ');
    if (isHeld) held.push(response);
    else response.end('last');
  });
  const from = (address: string, count: number) =>
    Array.from({ length: count }, () => ask({ 'x-forwarded-for': address }));
  const underWay = await Promise.all(from('192.0.2.1', 50));
  const waiting = from('192.0.2.1', 151);
  const refused = await Promise.race(waiting);
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5']);

  // Other IP addresses get theirs until the overall limit is reached.
  for (const other of ['192.0.2.2', '192.0.2.3', '192.0.2.4'])
    underWay.push(...(await Promise.all(from(other, 50))));
  waiting.push(...from('192.0.2.5', 1));
  await until(() => visitors.length === 352);
  // A request too many would have reached the backend before this one.
  await fetch(`${backendUrl}/later`);
  expect(held.length).toBe(200);

  isHeld = false;
  for (const response of held) response.end('last');
  expect(new Set(await Promise.all(underWay.map(text)))).toEqual(new Set(['first last']));
  const statuses = (await Promise.all(waiting)).map((response) => response.resume().statusCode);
  expect(statuses.filter((status) => status !== 200)).toEqual([503]);
});

test('the slot of a visitor who leaves while waiting is skipped', async () => {
  const held: ServerResponse[] = [];
  const { ask, request, visitors } = await start((_, response) => {
    held.push(response.writeHead(200, picture));
    response.write('first ');
  });
  const underWay = await Promise.all(Array.from({ length: 50 }, () => ask()));
  const leaving = request().on('error', () => {});
  await until(() => visitors.length === 51);
  leaving.destroy();
  await until(() => visitors[50]?.closed === true);
  held[0]?.end('last');
  expect(await text(underWay[0] as IncomingMessage)).toBe('first last');
  await ask();
  expect(held.length).toBe(51);
});

test('a client that has a file gets 304, by its ETag', async () => {
  const { ask } = await start(({ headers }, response) => {
    // Compares exactly, as our own backend does.
    const isKnown = headers['if-none-match'] === '"1"';
    response.writeHead(isKnown ? 304 : 200, { ...drawing, etag: '"1"' }).end(isKnown ? '' : 'drawing');
  });
  const first = await ask({ 'accept-encoding': 'br' });
  expect(first.headers).toMatchObject({ etag: 'W/"1"', 'cache-control': 'public, max-age=86400' });
  const known = await ask({ 'if-none-match': first.headers.etag });
  expect([known.statusCode, await text(known)]).toEqual([304, '']);
  expect(known.headers).toMatchObject({ etag: 'W/"1"', 'cache-control': 'public, max-age=86400' });
  expect((await ask({ 'if-none-match': 'W/"2"' })).statusCode).toBe(200);
});

test('a HEAD requests only the head, and a range request gets the whole file', async () => {
  const asked: unknown[] = [];
  const { ask } = await start(({ method, headers }, response) => {
    asked.push([method, headers.range]);
    response.writeHead(200, { ...picture, etag: '"1"', 'content-length': 7 }).end('picture');
  });
  const head = await ask({}, 'HEAD');
  expect([head.statusCode, await text(head)]).toEqual([200, '']);
  expect(head.headers).toMatchObject({ 'content-length': '7', 'content-type': 'image/webp', etag: 'W/"1"' });
  const part = await ask({ range: 'bytes=0-1' });
  expect([part.statusCode, part.headers['accept-ranges'], await text(part)]).toEqual([
    200,
    'none',
    'picture',
  ]);
  expect(asked).toEqual([
    ['HEAD', undefined],
    ['GET', undefined],
  ]);
});

test('a video is not a picture, and none of it is read', async () => {
  const left = vi.fn();
  const { ask } = await start((_, response) => {
    response.on('close', () => left(response.writableFinished));
    response.writeHead(200, { 'content-type': 'video/mp4' }).write('film');
  });
  expect((await ask()).statusCode).toBe(415);
  await vi.waitFor(() => expect(left).toHaveBeenCalledWith(false), waitTimeoutMs);
});
