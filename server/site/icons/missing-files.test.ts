import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
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
