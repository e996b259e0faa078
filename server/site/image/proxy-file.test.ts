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
import compress from '@fastify/compress';
import fastify from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createFileProxy } from './proxy-file.ts';
import { serveImages } from './serve-images.ts';

const mebibyte = 1024 ** 2;
const picture = { 'content-type': 'image/webp' };
const drawing = { 'content-type': 'image/svg+xml' };

/** The site before a backend that answers as told. What `ask` gives has its head; its body is not read yet. */
async function start(answer: RequestListener, times?: { silence: number; timeoutMs: number }) {
  const backend = createServer(answer);
  await new Promise<void>((ready) => backend.listen(0, '127.0.0.1', ready));
  const backendUrl = `http://127.0.0.1:${(backend.address() as AddressInfo).port}`;
  const server = fastify({ trustProxy: true });
  await server.register(compress);
  serveImages(server, { backendUrl, proxyFile: createFileProxy(backendUrl, times), directory: 'none' });
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
  return { request, ask };
}

test('a file goes on while it still comes', async () => {
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
  ['a drawing that is packed', drawing, { 'accept-encoding': 'br' }],
  ['a drawing that comes packed', { ...drawing, 'content-encoding': 'gzip' }, {}],
])('%s that breaks off is never ended as if it were whole', async (_, head, headers) => {
  const { request } = await start((_, response) => {
    response.writeHead(200, head).write(Buffer.alloc(mebibyte), () => response.destroy());
  });
  const asked = request(headers);
  const whole = new Promise((resolve, reject) => {
    asked.on('error', reject).on('response', (response) => text(response).then(resolve, reject));
  });
  await expect(whole).rejects.toMatchObject({ code: 'ECONNRESET' });
});

test('a file that is too large is refused by what it says of itself, and breaks off where it says nothing', async () => {
  const bytes = Buffer.alloc(21 * mebibyte);
  const { ask } = await start(({ headers }, response) => {
    const isTold = headers['if-none-match'] === '"told"';
    response.writeHead(200, { ...picture, ...(isTold && { 'content-length': bytes.length }) }).end(bytes);
  });
  expect((await ask({ 'if-none-match': '"told"' })).statusCode).toBe(413);
  const untold = await ask();
  expect(untold.statusCode).toBe(200);
  await expect(text(untold)).rejects.toMatchObject({ code: 'ECONNRESET' });
});

test('the backend need not go on for a visitor who has left, before a file or in the middle of it', async () => {
  for (const isUnderWay of [false, true]) {
    const left = vi.fn();
    const heard = Promise.withResolvers<void>();
    const { request } = await start((_, response) => {
      response.on('close', left);
      if (isUnderWay) response.writeHead(200, picture).write('first ');
      heard.resolve();
    });
    const asked = request().on('error', () => {});
    await (isUnderWay ? once(asked, 'response') : heard.promise);
    expect(left).not.toHaveBeenCalled();
    asked.destroy();
    await vi.waitFor(() => expect(left).toHaveBeenCalled());
  }
});

test('a backend that falls silent is not waited for, nor is a visitor who does not read', async () => {
  const silent = await start(() => {}, { silence: 50, timeoutMs: 60_000 });
  expect((await silent.ask()).statusCode).toBe(502);
  const halfSilent = await start((_, response) => void response.writeHead(200, picture).write('half'), {
    silence: 50,
    timeoutMs: 60_000,
  });
  await expect(text(await halfSilent.ask())).rejects.toMatchObject({ code: 'ECONNRESET' });

  const left = vi.fn();
  const large = await start(
    (_, response) => {
      response.on('close', () => left(response.writableFinished));
      response.writeHead(200, picture).end(Buffer.alloc(19 * mebibyte));
    },
    { silence: 100, timeoutMs: 500 },
  );
  const slow = await large.ask();
  // Not reading is no silence of the backend.
  await new Promise((later) => setTimeout(later, 300));
  expect(left).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(left).toHaveBeenCalledWith(false));
  await expect(text(slow)).rejects.toMatchObject({ code: 'ECONNRESET' });
});

test('an address has so many files under way at once, some wait, and what is more is told to come again', async () => {
  const held: ServerResponse[] = [];
  let isHeld = true;
  const { ask } = await start((_, response) => {
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

  // Others have theirs, until there are too many of all.
  for (const other of ['192.0.2.2', '192.0.2.3', '192.0.2.4'])
    underWay.push(...(await Promise.all(from(other, 50))));
  waiting.push(...from('192.0.2.5', 1));
  await new Promise((later) => setTimeout(later, 50));
  expect(held.length).toBe(200);

  isHeld = false;
  for (const response of held) response.end('last');
  expect(new Set(await Promise.all(underWay.map(text)))).toEqual(new Set(['first last']));
  const statuses = (await Promise.all(waiting)).map((response) => response.resume().statusCode);
  expect(statuses.filter((status) => status !== 200)).toEqual([503]);
});

test('the turn of a visitor who has left while waiting for it is passed over', async () => {
  const held: ServerResponse[] = [];
  const { ask, request } = await start((_, response) => {
    held.push(response.writeHead(200, picture));
    response.write('first ');
  });
  const underWay = await Promise.all(Array.from({ length: 50 }, () => ask()));
  const leaving = request().on('error', () => {});
  await once(leaving, 'finish');
  await new Promise((later) => setTimeout(later, 50));
  leaving.destroy();
  await new Promise((later) => setTimeout(later, 50));
  held[0]?.end('last');
  expect(await text(underWay[0] as IncomingMessage)).toBe('first last');
  await ask();
  expect(held.length).toBe(51);
});

test('who has a file already is told so, by the tag that came with it', async () => {
  const { ask } = await start(({ headers }, response) => {
    // As our own backend: letter by letter.
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

test('a HEAD asks for the head alone, and a part is not to be had: the whole comes', async () => {
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

test('a film is no picture, and none of it is read', async () => {
  const left = vi.fn();
  const { ask } = await start((_, response) => {
    response.on('close', () => left(response.writableFinished));
    response.writeHead(200, { 'content-type': 'video/mp4' }).write('film');
  });
  expect((await ask()).statusCode).toBe(415);
  await vi.waitFor(() => expect(left).toHaveBeenCalledWith(false));
});
