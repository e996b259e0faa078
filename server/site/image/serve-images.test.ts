import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createFileProxy } from './proxy-file.ts';
import { serveImages } from './serve-images.ts';

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
let backend: Server;
let stranger: Server;
let server: FastifyInstance;
let directory: string;
let files: Record<string, [string, Buffer | string]>;
let asked: string[] = [];
let strangerAsked = 0;
const portOf = (listening: Server) => (listening.address() as AddressInfo).port;
const listen = (made: Server) => new Promise<void>((done) => made.listen(0, '127.0.0.1', done));

beforeAll(async () => {
  const webp = await sharp({ create: { width: 800, height: 400, channels: 3, background: '#c86' } })
    .webp()
    .toBuffer();
  files = {
    '/files/raon/a.webp': ['image/webp', webp],
    '/files/raon/drawing.svg': ['image/svg+xml', svg],
    '/files/raon/disguised.webp': ['image/webp', svg],
    '/files/raon/half.webp': ['image/webp', webp.subarray(0, 60)],
    '/files/raon/page.html': ['text/html', '<h1>hello</h1>'],
    '/files/raon/huge.webp': ['image/webp', Buffer.alloc(21 * 1024 * 1024)],
  };
  backend = createServer((incoming, response) => {
    asked.push(incoming.url ?? '');
    const [type, body] = files[incoming.url?.split('?')[0] ?? ''] ?? [];
    if (incoming.url === '/files/raon/moved.webp') {
      response.writeHead(302, { location: `http://127.0.0.1:${portOf(stranger)}/a.webp` }).end();
    } else if (type) response.writeHead(200, { 'content-type': type }).end(body);
    else response.writeHead(404).end();
  });
  stranger = createServer((_, response) => {
    strangerAsked += 1;
    response.writeHead(200, { 'content-type': 'image/webp' }).end(webp);
  });
  await Promise.all([listen(backend), listen(stranger)]);
  directory = await mkdtemp(join(tmpdir(), 'maru-images-'));
  server = fastify();
  const backendUrl = `http://127.0.0.1:${portOf(backend)}`;
  serveImages(server, { backendUrl, proxyFile: createFileProxy(backendUrl), directory });
});
beforeEach(() => {
  asked = [];
});
afterAll(async () => {
  await server.close();
  backend.close();
  stranger.close();
  await rm(directory, { recursive: true, force: true });
});

const get = (url: string, accept = 'image/webp') => server.inject({ url, headers: { accept } });
const image = (url: string, more = '&w=640') => get(`/_image?url=${encodeURIComponent(url)}${more}`);

test('a picture has the requested width and format, and is made once', async () => {
  const answers = await Promise.all([1, 2, 3].map(() => image('/files/raon/a.webp')));
  const answer = await image('/files/raon/a.webp');
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  expect(asked).toEqual(['/files/raon/a.webp']);
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({
    format: 'webp',
    width: 640,
    height: 320,
  });
  expect(answer.headers).toMatchObject({
    'cache-control': expect.stringContaining('immutable'),
    vary: 'Accept',
  });
  const large = await get('/_image?url=/files/raon/a.webp&w=1920', 'image/avif,image/webp,*/*');
  expect(large.headers['content-type']).toBe('image/avif');
  expect((await sharp(large.rawPayload).metadata()).width).toBe(800);
  expect((await readdir(directory, { recursive: true })).length).toBeGreaterThan(2);
});

test.each([
  ['/files/raon/a.webp', '&w=641', 400],
  ['/files/raon/a.webp', '', 400],
  ['/files/raon/a.webp', '&w=640&q=101', 400],
  ['/files/raon/a.webp', '&w=640&q=0', 400],
  ['/files/raon/a.webp', '&w=0x280', 400],
  ['/files/raon/a.webp', '&w=6.4e2', 400],
  ['/files/raon/a.webp', '&w=%20640', 400],
  ['/files/raon/a.webp', '&w=640&w=750', 400],
  ['/other/a.webp', '&w=640', 400],
  ['http://127.0.0.1/a.webp', '&w=640', 403],
  ['/files/raon/a.webp?w=1', '&w=640', 403],
  ['/files/raon/a.webp?v=', '&w=640', 403],
  ['/files/raon/a.webp?v=1.5', '&w=640', 403],
  ['/files/raon/a.webp?v=%31', '&w=640', 403],
  ['/files/raon/a.webp?%76=1', '&w=640', 403],
  ['/files/raon/a.webp?V=1', '&w=640', 403],
  ['/files/raon/a.webp?v=1&v=2', '&w=640', 403],
  ['/files/raon/a.webp?v=1?v=2', '&w=640', 403],
  ['/files/raon/a.webp??v=1', '&w=640', 403],
  ['/files/raon/a.webp?v=1#1', '&w=640', 403],
  [`/files/raon/a.webp?v=${'1'.repeat(41)}`, '&w=640', 403],
  ['/files/%2e%2e/sites?v=1', '&w=640', 403],
  ['/files/raon/a.webp%3Fv=1', '&w=640', 404],
  ['/files/raon/a.webp#1', '&w=640', 403],
  ['/files/%2e%2e/sites', '&w=640', 403],
  ['/files/raon%2fa.webp', '&w=640', 403],
  ['/files/raon/none.webp', '&w=640', 404],
  ['/files/raon/drawing.svg', '&w=640', 415],
  ['/files/raon/disguised.webp', '&w=640', 415],
  ['/files/raon/half.webp', '&w=640', 415],
  ['/files/raon/page.html', '&w=640', 415],
  ['/files/raon/huge.webp', '&w=640', 413],
  ['/files/raon/moved.webp', '&w=640', 502],
])('%s with "%s" answers %i', async (url, more, status) => {
  expect((await image(url, more)).statusCode).toBe(status);
  expect(strangerAsked).toBe(0);
});

test('requests beyond the queue limit are asked to retry, and then get their picture', async () => {
  const one = (index: number) =>
    image('/files/raon/a.webp', `&w=${index % 2 ? 16 : 32}&q=${1 + (index >> 1)}`);
  const answers = await Promise.all(Array.from({ length: 150 }, (_, index) => one(index)));
  const refused = answers.flatMap(({ statusCode }, index) => (statusCode === 503 ? [index] : []));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 503]));
  expect(answers[refused[0] ?? 0]?.headers['retry-after']).toBe('2');
  expect((await one(refused[0] ?? 0)).statusCode).toBe(200);
});

test('no spelling of a file’s path reaches another host or another path of the backend', async () => {
  const host = `127.0.0.1:${portOf(stranger)}`;
  await server.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.server.address() as AddressInfo;
  for (const path of [
    `/files/..//${host}/a.webp`,
    `/files/x/../..//${host}/a.webp`,
    `/files/.%2e//${host}/a.webp`,
    `/files/\\..\\\\${host}/a.webp`,
    '/files/%2e%2e/sites',
    '/files/..%2fsites',
    '/files//sites',
  ]) {
    expect([path, await rawStatus(port, path)]).toEqual([path, 404]);
  }
  expect(strangerAsked).toBe(0);
  expect(asked).toEqual([]);
});

test('a picture is made and cached once, however its path is spelled', async () => {
  const cachedFiles = async () => (await readdir(directory, { recursive: true })).length;
  expect((await image('/files/raon/a.webp', '&w=256')).statusCode).toBe(200);
  const before = await cachedFiles();
  asked = [];
  for (const path of ['/files/r%61on/a.webp', '/files/raon/%61.web%70', '/files/raon/./a.webp'])
    expect([path, (await image(path, '&w=256')).statusCode]).toEqual([path, 200]);
  expect([asked, await cachedFiles()]).toEqual([[], before]);
  expect((await image('/files/raon/%ff.webp', '&w=256')).statusCode).toBe(403);
});

test('a picture that changed is made again under its new version', async () => {
  const widthOf = async (url: string) =>
    (await sharp((await image(url, '&w=1080')).rawPayload).metadata()).width;
  const draw = (width: number) =>
    sharp({ create: { width, height: 9, channels: 3, background: '#c86' } })
      .webp()
      .toBuffer();
  files['/files/raon/changing.webp'] = ['image/webp', await draw(100)];
  expect(await widthOf('/files/raon/changing.webp')).toBe(100);
  files['/files/raon/changing.webp'] = ['image/webp', await draw(200)];
  expect(await widthOf('/files/raon/changing.webp')).toBe(100);
  expect(await widthOf('/files/raon/changing.webp?v=2')).toBe(200);
  expect(await widthOf('/files/r%61on/./changing.webp?v=2')).toBe(200);
  expect(await widthOf(`/files/raon/changing.webp?v=${'Az_-'.repeat(10)}`)).toBe(200);
  // A cache between the backend and this server must not return the old one either.
  expect(asked).toEqual([
    '/files/raon/changing.webp',
    '/files/raon/changing.webp?v=2',
    `/files/raon/changing.webp?v=${'Az_-'.repeat(10)}`,
  ]);
});

test('an original file may have a version too, and any other query is ignored', async () => {
  for (const query of ['?v=2', '?v=2&x=1', '?x=1', '?'])
    expect((await get(`/files/raon/drawing.svg${query}`)).statusCode).toBe(200);
  expect(asked).toEqual(['/files/raon/drawing.svg?v=2', ...Array(3).fill('/files/raon/drawing.svg')]);
});

test('a visitor over the limit still gets cached pictures', async () => {
  const limited = fastify();
  const limitMaking = vi.fn(async () => {
    throw Object.assign(new Error('too many'), { statusCode: 429 });
  });
  const backendUrl = `http://127.0.0.1:${portOf(backend)}`;
  const proxyFile = createFileProxy(backendUrl);
  serveImages(limited, { backendUrl, proxyFile, directory, limitMaking });
  const status = async (w: number, query = '') =>
    (
      await limited.inject({
        url: `/_image?url=/files/raon/a.webp${query}&w=${w}`,
        headers: { accept: 'image/webp' },
      })
    ).statusCode;
  expect((await image('/files/raon/a.webp', '&w=384')).statusCode).toBe(200);
  asked = [];
  expect([await status(384), limitMaking.mock.calls.length]).toEqual([200, 0]);
  expect([await status(750), limitMaking.mock.calls.length, asked]).toEqual([429, 1, []]);
  expect([await status(384, '?v=invented'), limitMaking.mock.calls.length, asked]).toEqual([429, 2, []]);
});

test('a drawing opened on its own runs no scripts', async () => {
  const { statusCode, headers } = await get('/files/raon/drawing.svg?x=1');
  expect([statusCode, headers['content-type']]).toEqual([200, 'image/svg+xml']);
  expect(headers['content-security-policy']).toContain('sandbox');
});

/** Sends a request with an unnormalised path. */
function rawStatus(port: number, path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    request({ port, host: '127.0.0.1', path }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    })
      .on('error', reject)
      .end();
  });
}

test('an address that requests many pictures takes no slots of others', async () => {
  const backendUrl = `http://127.0.0.1:${portOf(backend)}`;
  const own = fastify({ trustProxy: true });
  onTestFinished(() => void own.close());
  serveImages(own, {
    backendUrl,
    proxyFile: createFileProxy(backendUrl),
    directory: join(directory, 'many'),
  });
  const ask = async (address: string, w: number, q: number) => {
    const url = `/_image?url=/files/raon/a.webp&w=${w}&q=${q}`;
    return (await own.inject({ url, headers: { 'x-forwarded-for': address } })).statusCode;
  };
  const many = [640, 384].flatMap((w) =>
    Array.from({ length: 60 }, (_, index) => ask('192.0.2.1', w, index + 1)),
  );
  const other = ask('192.0.2.2', 640, 99);
  expect(await Promise.race([other, Promise.all(many)])).toBe(200);
  const statuses = await Promise.all(many);
  expect(statuses.filter((status) => status === 503)).toHaveLength(many.length - 104);
});
