import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, type Mock, test, vi } from 'vitest';
import { createFileProxy } from '#server/site/image/proxy-file.ts';
import { guardRequests } from '#server/site/requests/guard-requests.ts';
import type { Tenant } from '#server/site/tenant/tenants.ts';
import { serveIcons } from './serve-icons.ts';

let backend: Server;
let site: FastifyInstance;
let files: Record<string, Buffer | string>;
let asked: string[];
let limitMaking: Mock<() => Promise<void>>;
let logged: string[];
let isAway = false;
/** The version of each site's icon, and the picture that operators chose. */
let version = '';
let chosen: string | null = null;
const picture = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#c86' } });

beforeAll(async () => {
  files = {
    '/homepage-meta/1/favicon.png': await picture(33).png().toBuffer(),
    '/homepage-meta/1/og-image.jpg': await picture(40).jpeg().toBuffer(),
    '/files/raon/icon.webp': await picture(512).webp().toBuffer(),
    '/files/broken/icon.webp': 'no picture',
  };
  backend = createServer(({ url = '' }, response) => {
    asked.push(url);
    const [path = ''] = url.split('?');
    const type = path.endsWith('.png') ? 'image/png' : path.endsWith('.jpg') ? 'image/jpeg' : 'image/webp';
    const status = isAway ? 500 : files[path] ? 200 : 404;
    response.writeHead(status, { 'content-type': type }).end(status === 200 ? files[path] : '');
  });
  await new Promise<void>((done) => backend.listen(0, '127.0.0.1', done));
});
afterAll(() => void backend.close());
beforeEach(() => {
  asked = [];
  logged = [];
  isAway = false;
  version = '';
  chosen = null;
  limitMaking = vi.fn(async () => {});
  start();
});

function start({ maxBytes, showIndex }: { maxBytes?: number; showIndex?: boolean } = {}) {
  const ids: Record<string, number> = { raon: 1, plain: 2, broken: 3, changing: 4 };
  const backendUrl = `http://127.0.0.1:${(backend.address() as AddressInfo).port}`;
  site = fastify({ logger: { level: 'warn', stream: { write: (line) => void logged.push(line) } } });
  guardRequests(site);
  serveIcons(site, {
    tenants: {
      byHost: async (host) => {
        const code = host.split('.')[0] ?? '';
        return code in ids ? ({ entry: { code, partnerId: ids[code] } } as Tenant) : undefined;
      },
    },
    iconOf: async () => ({ picture: chosen, version }),
    backendUrl,
    imageOrigins: [],
    proxyFile: createFileProxy(backendUrl),
    limitMaking,
    ...(maxBytes !== undefined && { maxBytes }),
    ...(showIndex !== undefined && { showIndex }),
  });
}

async function get(url: string, code = 'raon') {
  const { statusCode, headers, rawPayload } = await site.inject({
    url,
    headers: { host: `${code}.example` },
  });
  const { width, format } = statusCode === 200 ? await sharp(rawPayload).metadata() : {};
  return { status: statusCode, width, format, headers };
}

test('icons and share image that a partner supplies are served unchanged from its homepage-meta location', async () => {
  expect(await get('/homepage-meta/1/favicon.png?v=1')).toMatchObject({
    status: 200,
    width: 33,
    format: 'png',
  });
  expect(await get('/homepage-meta/1/og-image.jpg')).toMatchObject({
    status: 200,
    width: 40,
    format: 'jpeg',
  });
  expect((await get('/homepage-meta/1/favicon.png')).headers).toMatchObject({
    'cache-control': 'public, max-age=86400',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  });
});

test('a missing icon of a partner is made from its picture', async () => {
  expect(await get('/homepage-meta/1/apple-touch-icon.png')).toMatchObject({
    status: 200,
    width: 180,
    format: 'png',
  });
});

test.each(['raon', 'plain', 'broken'])('"%s" has default icons in their sizes', async (code) => {
  expect(await get('/_icons/favicon.png', code)).toMatchObject({ status: 200, width: 96, format: 'png' });
  expect(await get('/_icons/apple-touch-icon.png', code)).toMatchObject({ width: 180 });
  expect((await get('/favicon.ico', code)).status).toBe(200);
});

test('an unreadable picture is logged, and a large one is readable', async () => {
  await get('/_icons/favicon.png', 'broken');
  expect(logged.map((line) => JSON.parse(line))).toMatchObject([{ code: 'broken', name: 'favicon.png' }]);
  chosen = '/files/raon/large.png';
  files[chosen] = await picture(5_100).png().toBuffer();
  const { rawPayload } = await site.inject({ url: '/_icons/favicon.png', headers: { host: 'raon.example' } });
  const { dominant } = await sharp(rawPayload).stats();
  expect(dominant.r).toBeGreaterThan(dominant.b);
  expect(logged).toHaveLength(1);
});

test('an icon is made once, even for many simultaneous requests', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => get('/_icons/favicon.png')));
  answers.push(await get('/_icons/favicon.png'));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(asked).toEqual(['/files/raon/icon.webp']);
});

test('only so many bytes of icons are cached', async () => {
  const { rawPayload } = await site.inject({
    url: '/_icons/favicon.png',
    headers: { host: 'plain.example' },
  });
  start({ maxBytes: rawPayload.length + 1 });
  asked = [];
  for (const code of ['plain', 'plain', 'broken', 'plain']) await get('/_icons/favicon.png', code);
  expect(asked).toEqual(['plain', 'broken', 'plain'].map((code) => `/files/${code}/icon.webp`));
});

test('a changed icon is made again under its new version, but not under the same one', async () => {
  const bytes = async (url: string) =>
    (await site.inject({ url, headers: { host: 'changing.example' } })).rawPayload;
  files['/files/changing/icon.webp'] = await picture(64).webp().toBuffer();
  version = '?v=1';
  const before = await bytes('/_icons/favicon.png?v=1');
  files['/files/changing/icon.webp'] = await picture(64).negate().webp().toBuffer();
  expect(await bytes('/_icons/favicon.png?v=1')).toEqual(before);
  version = '?v=2';
  const after = await bytes('/_icons/favicon.png?v=2');
  expect(after).not.toEqual(before);
  expect(await bytes('/homepage-meta/4/favicon.png?v=2')).toEqual(after);
  expect(asked.filter((url) => url.startsWith('/files/'))).toEqual([
    '/files/changing/icon.webp?v=1',
    '/files/changing/icon.webp?v=2',
    // The partner's own location, which has no icon to make others from.
    '/files/changing/icon.webp?v=2',
  ]);
});

test('versions that a visitor invents share the icon without one, are not cached, and are soon asked for again', async () => {
  version = '?v=7';
  const current = await get('/_icons/favicon.png?v=7');
  expect(current.headers['cache-control']).toBe('public, max-age=86400');
  asked = [];
  limitMaking.mockClear();
  for (let invented = 100; invented < 120; invented += 1)
    expect(await get(`/_icons/favicon.png?v=${invented}`)).toMatchObject({
      status: 200,
      headers: { 'cache-control': 'public, max-age=60' },
    });
  version = '';
  expect((await get('/_icons/favicon.png?v=8')).status).toBe(200);
  expect(asked).toEqual(['/files/raon/icon.webp']);
  expect(limitMaking).toHaveBeenCalledTimes(1);
});

test('the picture that an operator chose replaces the icons of the partner at once, and leaves when it is gone', async () => {
  const bytes = async (url: string) =>
    (await site.inject({ url, headers: { host: 'raon.example' } })).rawPayload;
  const addresses = ['/_icons/favicon.png', '/homepage-meta/1/favicon.png', '/favicon.ico'];
  const before = await bytes('/_icons/favicon.png');
  files['/files/raon/chosen.webp'] = await picture(64).negate().webp().toBuffer();
  chosen = '/files/raon/chosen.webp?v=3';
  for (const address of addresses) {
    const after = await bytes(address);
    expect([address, after.equals(before)]).toEqual([address, false]);
    expect(after).toEqual(await bytes('/_icons/favicon.png'));
  }
  expect(asked).toContain('/files/raon/chosen.webp?v=3');
  expect((await get('/homepage-meta/1/og-image.jpg')).width).toBe(40);
  for (const unknown of [
    '/files/raon/gone.webp',
    'https://else.example/icon.webp',
    '/homepage-meta/1/x.png',
  ]) {
    chosen = unknown;
    expect(await bytes('/_icons/favicon.png')).toEqual(before);
  }
});

test('an invalid version is ignored', async () => {
  for (const query of ['', '?v=', '?v=a', `?v=${'1'.repeat(16)}`, '?v=1&v=2', '?w=1'])
    expect((await get(`/_icons/favicon.png${query}`)).status).toBe(200);
  expect(asked).toEqual(['/files/raon/icon.webp']);
});

test('a visitor over the limit still gets cached icons', async () => {
  await get('/_icons/favicon.png');
  limitMaking.mockRejectedValue(Object.assign(new Error('too many'), { statusCode: 429 }));
  asked = [];
  expect((await get('/_icons/favicon.png')).status).toBe(200);
  expect((await get('/_icons/apple-touch-icon.png')).status).toBe(429);
  expect((await get('/_icons/favicon.png', 'plain')).status).toBe(429);
  expect(asked).toEqual([]);
});

test.each([
  '/homepage-meta/2/favicon.png',
  '/homepage-meta/01/favicon.png',
  '/homepage-meta/1/secret.png',
  '/homepage-meta/1/toString',
  '/_icons/toString',
  '/_icons/..%2ffavicon.png',
])('%s is not found, without a request to the backend', async (url) => {
  expect([(await get(url)).status, asked]).toEqual([404, []]);
});

test('the list of sites at plain localhost has the default icon, and no other host without a site', async () => {
  const at = async (host: string) =>
    (await site.inject({ url: '/favicon.ico', headers: { host } })).headers['content-type'];
  expect(await at('localhost:3000')).not.toBe('image/png');
  start({ showIndex: true });
  expect(await at('localhost:3000')).toBe('image/png');
  expect(await at('stranger.example')).not.toBe('image/png');
});

test('a host without a site is 421, and an unreachable backend 503', async () => {
  expect((await get('/favicon.ico', 'other')).status).toBe(421);
  isAway = true;
  expect((await get('/_icons/favicon.png')).status).toBe(503);
});
