import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer as createHttpServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, createServer, type Server as TcpServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import fastify from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { createFileProxy } from '#server/site/image/proxy-file.ts';
import { serveImages } from '#server/site/image/serve-images.ts';

export const mebibyte = 1024 ** 2;

type Asked = { url: string; headers: Record<string, unknown> };

/** Responses of the raw store by path that are invalid or break off. */
export const rawAnswers: Record<string, string> = {
  '/invalid.jpg': 'no HTTP at all\r\n\r\n',
  '/other-protocol.jpg': 'HTTP/1.1 101 Switching\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n',
  '/header-bomb.jpg': `HTTP/1.1 200 OK\r\nx-long: ${'x'.repeat(mebibyte)}\r\n\r\n`,
  '/headers-bomb.jpg': `HTTP/1.1 200 OK\r\n${'x: y\r\n'.repeat(100_000)}\r\n`,
  '/half.jpg': 'HTTP/1.1 200 OK\r\ncontent-type: image/jpeg\r\ncontent-length: 9999\r\n\r\nhalf',
  '/two-lengths.jpg':
    'HTTP/1.1 200 OK\r\ncontent-type: image/jpeg\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nab',
};

/** Answers of a store by path. */
const answer =
  (jpeg: Buffer, asked: Asked[]): RequestListener =>
  ({ url = '/', headers }, response) => {
    asked.push({ url, headers });
    const { pathname, searchParams } = new URL(url, 'http://store');
    const give = (type: string, body: Buffer | string) =>
      void response.writeHead(200, { 'content-type': type }).end(body);
    const answers: Record<string, () => void> = {
      '/to': () => void response.writeHead(302, { location: searchParams.get('location') ?? '' }).end(jpeg),
      '/endless': () => void response.writeHead(302, { location: `/${'a'.repeat(9_000)}.jpg` }).end(),
      '/nowhere': () => void response.writeHead(301).end(),
      '/loop.jpg': () => void response.writeHead(307, { location: '/loop.jpg' }).end(),
      '/svg.jpg': () =>
        give('image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
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

/**
 * The image routes of a site that lists the origins of three real servers: two stores of pictures and one whose responses
 * are invalid. A fourth one is not listed.
 */
export function startPictureStores() {
  const stores = {
    store: '',
    otherStore: '',
    rawStore: '',
    stranger: '',
    /** The first store by host name, which is listed too. */
    named: '',
    /** Requests that the stores received since the test began. */
    asked: [] as Asked[],
    strangerAsked: 0,
  };
  const server = fastify();
  const running: (Server | TcpServer)[] = [];
  let directory = '';
  const listen = async (made: Server | TcpServer): Promise<string> => {
    await new Promise<void>((done) => made.listen(0, '127.0.0.1', done));
    running.push(made);
    return `http://127.0.0.1:${(made.address() as AddressInfo).port}`;
  };
  beforeAll(async () => {
    const jpeg = await sharp({ create: { width: 800, height: 400, channels: 3, background: '#c86' } })
      .jpeg()
      .toBuffer();
    stores.store = await listen(createHttpServer(answer(jpeg, stores.asked)));
    stores.otherStore = await listen(createHttpServer(answer(jpeg, stores.asked)));
    stores.rawStore = await listen(
      createServer((socket) => {
        socket.on('error', () => {});
        socket.once('data', (request) => socket.end(rawAnswers[String(request).split(' ')[1] ?? ''] ?? ''));
      }),
    );
    stores.stranger = await listen(
      createHttpServer((_, response) => {
        stores.strangerAsked += 1;
        response.writeHead(200, { 'content-type': 'image/jpeg' }).end(jpeg);
      }),
    );
    stores.named = stores.store.replace('127.0.0.1', 'localhost');
    directory = await mkdtemp(join(tmpdir(), 'maru-listed-'));
    serveImages(server, {
      backendUrl: stores.otherStore,
      imageOrigins: [stores.store, stores.otherStore, stores.rawStore, stores.named],
      proxyFile: createFileProxy(stores.otherStore),
      directory,
    });
  });
  beforeEach(() => {
    stores.asked.length = 0;
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
  return {
    stores,
    image,
    /** Status and message of an error response. */
    refusal: async (url: string) => {
      const { statusCode, body } = await image(url);
      return [statusCode, JSON.parse(body).message];
    },
    /** A URL of a store that redirects. */
    to: (location: string, from = stores.store) => `${from}/to?location=${encodeURIComponent(location)}`,
    cachedFiles: async () => (await readdir(directory, { recursive: true })).length,
  };
}
