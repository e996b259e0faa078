import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createFileProxy } from '#server/site/image/proxy-file.ts';
import type { Tenant } from '#server/site/tenant/tenants.ts';
import { serveIcons } from './serve-icons.ts';

let backend: Server;
let files: Map<string, Buffer>;
let isAway: boolean;

beforeAll(async () => {
  backend = createServer(({ url = '' }, response) => {
    const file = files.get(url);
    const status = isAway ? 500 : file ? 200 : 404;
    response.writeHead(status, { 'content-type': 'image/png' }).end(status === 200 ? file : '');
  });
  await new Promise<void>((done) => backend.listen(0, '127.0.0.1', done));
});
afterAll(() => void backend.close());
beforeEach(() => {
  files = new Map();
  isAway = false;
});

/** Requests files of the site of partner 1. */
function open() {
  const backendUrl = `http://127.0.0.1:${(backend.address() as AddressInfo).port}`;
  const site = fastify();
  serveIcons(site, {
    tenants: { byHost: async () => ({ entry: { code: 'raon', partnerId: 1 } }) as Tenant },
    iconOf: async () => ({ picture: null, version: '' }),
    backendUrl,
    imageOrigins: [],
    proxyFile: createFileProxy(backendUrl),
  });
  return (url: string) => site.inject({ url, headers: { host: 'raon.example' } });
}

test('a missing share image leads to the one that is drawn for the page, until the partner supplies it', async () => {
  const get = open();
  const missing = async (query: string) => {
    const { statusCode, headers } = await get(`/homepage-meta/1/og-image.jpg${query}`);
    return [statusCode, headers.location, headers['cache-control']];
  };
  expect(await missing('')).toEqual([302, '/_share?path=%2F', 'public, max-age=60']);
  const path = encodeURIComponent('/en/introduce&v=1#//evil.example');
  expect(await missing(`?path=${path}`)).toEqual([302, `/_share?path=${path}`, 'public, max-age=60']);
  expect((await missing('?path=/a&path=/b'))[1]).toBe('/_share?path=%2F');
  isAway = true;
  expect((await missing(''))[0]).toBe(503);
});

test('an icon that a partner lacks is made from its largest one, else from its picture', async () => {
  const get = open();
  const picture = (background: string) =>
    sharp({ create: { width: 180, height: 180, channels: 3, background } })
      .png()
      .toBuffer();
  files.set('/homepage-meta/1/apple-touch-icon.png', await picture('#f00'));
  files.set('/files/raon/icon.webp', await picture('#00f'));
  const iconAt = async (url: string) => {
    const { rawPayload } = await get(url);
    const { width } = await sharp(rawPayload).metadata();
    const { dominant } = await sharp(rawPayload).stats();
    return [width, dominant.r > dominant.b ? 'largest' : 'picture'];
  };
  expect(await iconAt('/homepage-meta/1/icon-192.png')).toEqual([192, 'largest']);
  expect(await iconAt('/_icons/icon-192.png')).toEqual([192, 'picture']);
  expect(await iconAt('/favicon.ico')).toEqual([96, 'largest']);
  files.delete('/homepage-meta/1/apple-touch-icon.png');
  expect(await iconAt('/homepage-meta/1/icon-512.png')).toEqual([512, 'picture']);
});
