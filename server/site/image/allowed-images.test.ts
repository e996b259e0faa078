import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer as createHttpServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, createServer, type Server as TcpServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { askBackend } from '#engine/api/ask-backend.ts';
import { waitTimeoutMs } from '#tests/setup/wait-timeout.ts';
import { createFileProxy } from './proxy-file.ts';
import { serveImages } from './serve-images.ts';

// Pictures of listed origins, from real servers: two stores and a raw one that are listed, and one that is not.

let jpeg: Buffer;
let server: FastifyInstance;
let directory: string;
const running: (Server | TcpServer)[] = [];
/** Requests that the stores received: addresses and headers. */
let asked: { url: string; headers: Record<string, unknown> }[] = [];
let strangerAsked = 0;
let store: string;
let otherStore: string;
let rawStore: string;
let stranger: string;
/** The first store by host name, which is listed too. */
let named: string;

const mebibyte = 1024 ** 2;

async function listen(made: Server | TcpServer): Promise<string> {
  await new Promise<void>((done) => made.listen(0, '127.0.0.1', done));
  running.push(made);
  return `http://127.0.0.1:${(made.address() as AddressInfo).port}`;
}

/** Raw responses by path that are invalid or break off. */
const raw: Record<string, string> = {
  '/invalid.jpg': 'no HTTP at all\r\n\r\n',
  '/other-protocol.jpg': 'HTTP/1.1 101 Switching\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n',
  '/header-bomb.jpg': `HTTP/1.1 200 OK\r\nx-long: ${'x'.repeat(mebibyte)}\r\n\r\n`,
  '/headers-bomb.jpg': `HTTP/1.1 200 OK\r\n${'x: y\r\n'.repeat(100_000)}\r\n`,
  '/half.jpg': 'HTTP/1.1 200 OK\r\ncontent-type: image/jpeg\r\ncontent-length: 9999\r\n\r\nhalf',
  '/two-lengths.jpg':
    'HTTP/1.1 200 OK\r\ncontent-type: image/jpeg\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nab',
};

const answer: RequestListener = ({ url = '/', headers }, response) => {
  asked.push({ url, headers });
  const { pathname, searchParams } = new URL(url, store);
  const give = (type: string, body: Buffer | string) =>
    void response.writeHead(200, { 'content-type': type }).end(body);
  const answers: Record<string, () => void> = {
    '/to': () => void response.writeHead(302, { location: searchParams.get('location') ?? '' }).end(jpeg),
    '/endless': () => void response.writeHead(302, { location: `/${'a'.repeat(9_000)}.jpg` }).end(),
    '/nowhere': () => void response.writeHead(301).end(),
    '/loop.jpg': () => void response.writeHead(307, { location: '/loop.jpg' }).end(),
    '/svg.jpg': () => give('image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    '/page.jpg': () => give('text/html', '<h1>hello</h1>'),
    '/no-picture.jpg': () => give('image/jpeg', 'hello'),
    '/untyped.jpg': () => void response.writeHead(200).end(jpeg),
    '/failing.jpg': () => void response.writeHead(500).end(),
    '/large.jpg': () => give('image/jpeg', Buffer.alloc(21 * mebibyte)),
    '/zip-bomb.jpg': () =>
      void response
        .writeHead(200, { 'content-type': 'image/jpeg', 'content-encoding': 'gzip' })
        .end(gzipSync(Buffer.alloc(50 * mebibyte))),
    '/silent.jpg': () => {},
    '/slow.jpg': () => {
      response.writeHead(200, { 'content-type': 'image/jpeg' });
      const drop = setInterval(() => response.write('.'), 50);
      response.on('close', () => clearInterval(drop));
    },
  };
  const found = answers[pathname];
  if (found) return found();
  return /^\/(files\/)?[\w%-]+\.jpg$/.test(pathname)
    ? give('image/jpeg', jpeg)
    : void response.writeHead(404).end();
};

beforeAll(async () => {
  jpeg = await sharp({ create: { width: 800, height: 400, channels: 3, background: '#c86' } })
    .jpeg()
    .toBuffer();
  store = await listen(createHttpServer(answer));
  otherStore = await listen(createHttpServer(answer));
  rawStore = await listen(
    createServer((socket) => {
      socket.on('error', () => {});
      socket.once('data', (request) => socket.end(raw[String(request).split(' ')[1] ?? ''] ?? ''));
    }),
  );
  stranger = await listen(
    createHttpServer((_, response) => {
      strangerAsked += 1;
      response.writeHead(200, { 'content-type': 'image/jpeg' }).end(jpeg);
    }),
  );
  named = store.replace('127.0.0.1', 'localhost');
  directory = await mkdtemp(join(tmpdir(), 'maru-listed-'));
  server = fastify();
  serveImages(server, {
    backendUrl: otherStore,
    imageOrigins: [store, otherStore, rawStore, named],
    proxyFile: createFileProxy(otherStore),
    directory,
  });
});
beforeEach(() => {
  asked = [];
});
afterAll(async () => {
  await server.close();
  for (const made of running) {
    if ('closeAllConnections' in made) made.closeAllConnections();
    made.close();
  }
  await rm(directory, { recursive: true, force: true });
});

const image = (url: string, w = 640) =>
  server.inject({
    url: `/_image?url=${encodeURIComponent(url)}&w=${w}`,
    headers: { accept: 'image/webp', cookie: 'session=secret', authorization: 'secret' },
  });
/** Status and message of an error response. */
const refusal = async (url: string) => {
  const { statusCode, body } = await image(url);
  return [statusCode, JSON.parse(body).message];
};
const to = (location: string, from = store) => `${from}/to?location=${encodeURIComponent(location)}`;

test('a picture of a listed origin is handled like one of the backend, fetched once, and without visitor data', async () => {
  const answers = await Promise.all([1, 2, 3].map(() => image(`${store}/a.jpg?v=2`)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  const { rawPayload, headers } = await image(`${store}/a.jpg?v=2`);
  expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'webp', width: 640, height: 320 });
  expect(headers['cache-control']).toContain('immutable');
  expect(asked.map(({ url }) => url)).toEqual(['/a.jpg?v=2']);
  expect(Object.keys(asked[0]?.headers ?? {}).sort()).toEqual([
    'accept-encoding',
    'connection',
    'host',
    'user-agent',
  ]);
});

test('different spellings of an address share one picture', async () => {
  const port = new URL(store).port;
  const cachedFiles = async () => (await readdir(directory, { recursive: true })).length;
  expect((await image(`${store}/b.jpg`)).statusCode).toBe(200);
  const before = await cachedFiles();
  for (const address of [
    `${store}/b.jpg#top`,
    `${store}/x/../b.jpg`,
    `${store}/./%2e/b.jpg`,
    `http://127.1:${port}/b.jpg`,
    `http://0x7f000001:0${port}\\b.jpg`,
  ])
    expect([address, (await image(address)).statusCode]).toEqual([address, 200]);
  expect([asked.length, await cachedFiles()]).toEqual([1, before]);
});

test('an origin that is not listed is not requested', async () => {
  for (const address of [
    `${stranger}/a.jpg`,
    store.replace('http:', 'https:'),
    store.replace('//', '//user:secret@'),
    'http://169.254.169.254/latest/meta-data',
    `${store}/${'a'.repeat(2_000)}.jpg`,
  ])
    expect(await refusal(address)).toEqual([403, 'url is not of an allowed origin']);
  expect([strangerAsked, asked]).toEqual([0, []]);
});

test('redirects are followed up to three times and only to listed origins', async () => {
  expect((await image(to('/c.jpg#top'))).statusCode).toBe(200);
  expect((await image(to(to(to(`${store}/c.jpg`, otherStore)), otherStore))).statusCode).toBe(200);
  const tooOften = [502, 'more than 3 redirects'];
  expect(await refusal(to(to(to(to(`${store}/c.jpg`)))))).toEqual(tooOften);
  expect(await refusal(`${store}/loop.jpg`)).toEqual(tooOften);
});

test.each([
  () => `${stranger}/a.jpg`,
  () => stranger.replace('http:', ''),
  () => `${stranger.replace('http:', '').replaceAll('/', '\\')}\\a.jpg`,
  () => stranger.replace('127.0.0.1', '127.1'),
  () => stranger.replace('127.0.0.1', '[::ffff:127.0.0.1]'),
  () => store.replace('http:', 'https:'),
  () => `${store.replace('//', '//user:secret@')}/a.jpg`,
  () => 'http://169.254.169.254/latest/meta-data',
  () => 'file:///etc/passwd',
  () => 'data:image/png;base64,R0',
  () => `blob:${store}/a.jpg`,
  () => 'javascript:alert(1)',
  () => 'http://',
  () => 'http://[',
  () => '/endless',
])('redirects to other addresses are not followed (%#)', async (location) => {
  expect(await refusal(to(location()))).toEqual([403, 'the redirect target is not of an allowed origin']);
  expect(strangerAsked).toBe(0);
});

test('a name that resolves to a private network is refused, even if it is listed', async () => {
  const refused = [403, 'the host is not on the public network'];
  // An open connection of another client, which may connect there, is not reused.
  const own = await askBackend(new URL(`${named}/a.jpg`), { maxBytes: mebibyte });
  expect(own.status).toBe(200);
  asked = [];
  expect(await refusal(`${named}/a.jpg`)).toEqual(refused);
  expect(asked).toEqual([]);
  expect(await refusal(to(`${named}/a.jpg`))).toEqual(refused);
  expect(asked.length).toBe(1);
});

test.each([
  ['/none.txt', 404, 'there is no such file'],
  ['/svg.jpg', 415, 'the file is no picture of an allowed kind'],
  ['/no-picture.jpg', 415, 'the file is no picture of an allowed kind'],
  ['/page.jpg', 415, 'the file is no picture'],
  ['/untyped.jpg', 415, 'the file is no picture'],
  ['/large.jpg', 413, 'the file is too large'],
  ['/zip-bomb.jpg', 413, 'the file is too large'],
  ['/nowhere', 502, 'the file could not be loaded'],
  ['/failing.jpg', 502, 'the file could not be loaded'],
])('%s answers %i: %s', async (path, status, message) => {
  expect(await refusal(store + path)).toEqual([status, message]);
});

test.each(Object.keys(raw))('an invalid or incomplete response is an error: %s', async (path) => {
  expect(await refusal(rawStore + path)).toEqual([502, 'the file could not be loaded']);
});

test('a silent or endless response is aborted and delays no other request', async () => {
  const limits: { ms: number; end: AbortController }[] = [];
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const end = new AbortController();
    limits.push({ ms, end });
    return end.signal;
  });
  const given: unknown[] = [];
  const slow = ['silent', 'slow'].flatMap((name) =>
    [1, 2, 3].map(async (version) => given.push(await refusal(`${store}/${name}.jpg?${version}`))),
  );
  await vi.waitUntil(() => asked.length === 6, waitTimeoutMs);
  timeout.mockRestore();
  expect((await image('/files/near.jpg')).statusCode).toBe(200);
  expect((await image(`${otherStore}/near.jpg`)).statusCode).toBe(200);
  expect(given).toEqual([]);
  expect(limits.map(({ ms }) => ms)).toEqual(Array(6).fill(5_000));
  for (const { end } of limits) end.abort(new DOMException('too late', 'TimeoutError'));
  await Promise.all(slow);
  expect(given).toEqual(Array(6).fill([502, 'the file could not be loaded']));
});
