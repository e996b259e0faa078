import fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import { beforeEach, expect, test, vi } from 'vitest';
import { compileRoutes } from '#engine/route/match-path.ts';
import type { PageDeps } from '#server/site/pages/page-answers.ts';
import { guardRequests } from '#server/site/requests/guard-requests.ts';
import { limitMaking, limitRequests } from '#server/site/requests/write-limit.ts';
import { composePicture } from './compose-picture.ts';
import { drawingLimit, serveSharePictures } from './serve-share-picture.ts';

vi.mock('./compose-picture.ts', () => ({
  findShareFonts: () => true,
  composePicture: vi.fn(async () => Buffer.from('a picture')),
}));
beforeEach(() => void vi.mocked(composePicture).mockClear());

/** A site whose pages have their path as title. `/hidden` must not be listed. */
async function serve(limit?: (request: FastifyRequest, reply: FastifyReply) => Promise<void>) {
  const entry = { code: 'raon', partnerId: 1, origin: 'https://raon.example', revision: 1 };
  const tenant = {
    entry,
    site: { properties: () => new Map(), match: compileRoutes(['/event/0301', '/products/{productId}']) },
  };
  const titles: Record<string, string> = {};
  const makePage = vi.fn(async ({ path }: { path: string }) => ({
    kind: 'page',
    status: 200,
    locale: 'ko',
    problems: [],
    context: { mainLocale: 'ko' },
    head: {
      noindex: path === '/hidden',
      ownTitle: titles[path] ?? path,
      siteName: 'Raon',
      image: `https://raon.example/_share?path=${path}&v=${titles[path] ?? 'first'}`,
    },
  }));
  const pages = {
    tenants: { byHost: async (host: string) => (host === 'raon.example' ? tenant : undefined) },
    app: async () => ({ makePage, registry: {} }),
    formToken: () => '',
    onProblem: () => {},
  } as unknown as PageDeps;
  const server = fastify();
  guardRequests(server);
  await limitRequests(server, async () => 'raon');
  serveSharePictures(server, { pages, limitMaking: limit ?? limitMaking(server, drawingLimit) });
  const ask = (path: string, version?: string, host = 'raon.example') => {
    const url = `/_share?path=${encodeURIComponent(path)}${version === undefined ? '' : `&v=${version}`}`;
    return server.inject({ url, headers: { host } });
  };
  const get = async (path: string, host?: string) => (await ask(path, undefined, host)).statusCode;
  return { ask, get, makePage, entry, titles };
}

test('one address may have thirty pictures a minute drawn; those that are drawn already do not count', async () => {
  const { get, makePage } = await serve();
  for (let index = 0; index < 30; index += 1) expect(await get(`/page${index}`)).toBe(200);
  expect(await get('/page30')).toBe(429);
  for (let index = 0; index < 30; index += 1) expect(await get(`/page${index}`)).toBe(200);
  expect([makePage.mock.calls.length, vi.mocked(composePicture).mock.calls.length]).toEqual([30, 30]);
});

test('beyond the limit no page is rendered, whether it exists or not', async () => {
  const { get, makePage } = await serve(async () => {
    throw Object.assign(new Error('too many'), { statusCode: 429 });
  });
  expect([await get('/'), await get('/nowhere'), makePage.mock.calls.length]).toEqual([429, 429, 0]);
});

test('a published change, such as another title, is drawn at once', async () => {
  const { get, makePage, entry } = await serve();
  await get('/');
  entry.revision = 2;
  expect([await get('/'), makePage.mock.calls.length]).toEqual([200, 2]);
});

test('a changed title is drawn at once under its address, and an old address is not cached for long', async () => {
  const { ask, makePage, titles } = await serve();
  const ageOf = async (version: string) => (await ask('/', version)).headers['cache-control'];
  expect(await ageOf('first')).toBe('public, max-age=86400');
  titles['/'] = 'second';
  expect([await ageOf('first'), makePage.mock.calls.length]).toEqual(['public, max-age=86400', 1]);
  expect([await ageOf('second'), makePage.mock.calls.length]).toEqual(['public, max-age=86400', 2]);
  expect(await ageOf('first')).toBe('public, max-age=60');
  const texts = vi.mocked(composePicture).mock.calls.map(([{ title }]) => title);
  expect(texts).toEqual(['/', 'second']);
});

test('a page that must not be listed has no picture, nor has a host without a site', async () => {
  const { get } = await serve();
  expect([await get('/hidden'), await get('/hidden'), await get('/', 'other.example')]).toEqual([
    404, 404, 421,
  ]);
  expect(composePicture).not.toHaveBeenCalled();
});

test('a page has one picture, whatever the spelling of its path', async () => {
  const { get, makePage } = await serve();
  for (const path of ['/event/0301', '/products/7', '/products/007']) expect(await get(path)).toBe(200);
  expect(makePage.mock.calls.map(([{ path }]) => path)).toEqual(['/event/0301', '/products/7']);
});
