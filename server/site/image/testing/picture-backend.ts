import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { createFileProxy } from '#server/site/image/proxy-file.ts';
import { serveImages } from '#server/site/image/serve-images.ts';

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
const portOf = (listening: Server) => (listening.address() as AddressInfo).port;
const listen = (made: Server) => new Promise<void>((done) => made.listen(0, '127.0.0.1', done));

/** A picture of one color. */
export const draw = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c86' } })
    .webp()
    .toBuffer();

/**
 * A backend with pictures and other files, an empty cache directory, and a server at another origin, to which
 * `/files/raon/moved.webp` redirects.
 */
function startPictureBackend() {
  const pictures = {
    backendUrl: '',
    /** Host of the other server. */
    strangerHost: '',
    strangerAsked: 0,
    directory: '',
    /** Type and content of the backend's files by path. */
    files: {} as Record<string, [string, Buffer | string]>,
    /** Requests that the backend received since the test began. */
    asked: [] as string[],
  };
  const backend = createServer(({ url = '' }, response) => {
    pictures.asked.push(url);
    const [type, body] = pictures.files[url.split('?')[0] ?? ''] ?? [];
    if (url === '/files/raon/moved.webp')
      response.writeHead(302, { location: `http://${pictures.strangerHost}/a.webp` }).end();
    else if (type) response.writeHead(200, { 'content-type': type }).end(body);
    else response.writeHead(404).end();
  });
  const stranger = createServer((_, response) => {
    pictures.strangerAsked += 1;
    response.writeHead(200, { 'content-type': 'image/webp' }).end(pictures.files['/files/raon/a.webp']?.[1]);
  });
  beforeAll(async () => {
    const webp = await draw(800, 400);
    await Promise.all([listen(backend), listen(stranger)]);
    Object.assign(pictures, {
      backendUrl: `http://127.0.0.1:${portOf(backend)}`,
      strangerHost: `127.0.0.1:${portOf(stranger)}`,
      directory: await mkdtemp(join(tmpdir(), 'maru-images-')),
      files: {
        '/files/raon/a.webp': ['image/webp', webp],
        '/files/raon/drawing.svg': ['image/svg+xml', svg],
        '/files/raon/disguised.webp': ['image/webp', svg],
        '/files/raon/half.webp': ['image/webp', webp.subarray(0, 60)],
        '/files/raon/page.html': ['text/html', '<h1>hello</h1>'],
        '/files/raon/huge.webp': ['image/webp', Buffer.alloc(21 * 1024 * 1024)],
      },
    });
  });
  beforeEach(() => {
    pictures.asked.length = 0;
  });
  afterAll(async () => {
    backend.close();
    stranger.close();
    await rm(pictures.directory, { recursive: true, force: true });
  });
  return pictures;
}

/** The image routes of a site in front of such a backend. */
export function startPictureServer() {
  const pictures = startPictureBackend();
  const server = fastify();
  beforeAll(() => {
    const { backendUrl, directory } = pictures;
    serveImages(server, { backendUrl, proxyFile: createFileProxy(backendUrl), directory });
  });
  afterAll(() => server.close());
  const get = (url: string, accept = 'image/webp') => server.inject({ url, headers: { accept } });
  return {
    pictures,
    server,
    get,
    image: (url: string, more = '&w=640') => get(`/_image?url=${encodeURIComponent(url)}${more}`),
  };
}
