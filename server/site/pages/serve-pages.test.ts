import { get, type IncomingMessage } from 'node:http';
import fastify from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { PageRequest } from '#engine/page/page-request.ts';
import type { Timings } from '#engine/page/timings.ts';
import { prepareSite } from '#engine/resolve/prepare-site.ts';
import { cacheNone, cacheShort } from '#registry/cache-policy.ts';
import { registry } from '#registry/manifest.server.ts';
import { siteDocument } from '#schemas/layout/site-document.ts';
import type { MakeAnswer } from '#server/site/html-cache/entry.ts';
import { createHtmlCache } from '#server/site/html-cache/html-cache.ts';
import { PageUnavailable } from './page-answers.ts';
import { type PageServer, servePages } from './serve-pages.ts';

const site = prepareSite(siteDocument.parse({ formatVersion: 1, template: 'commerce', menu: [] }), {
  registry,
  sanitize: (html) => html,
});

test('a failure to fetch partner information is logged, and the visitor is asked to retry', async () => {
  const lines: string[] = [];
  const server = fastify({ logger: { stream: { write: (line: string) => void lines.push(line) } } });
  servePages(server, {
    tenants: { byHost: async () => ({ site, entry: { code: 'raon', origin: 'http://raon.example' } }) },
    cache: {
      answer: async () => Promise.reject(new PageUnavailable('500 info')),
      make: () => Promise.reject(new PageUnavailable('500 info')),
    },
  } as unknown as PageServer);
  const { statusCode, headers, body } = await server.inject({ url: '/', headers: { host: 'raon.example' } });
  expect([statusCode, headers['retry-after']]).toEqual([503, '5']);
  expect(body).toContain('잠시 후 다시 시도해 주세요.');
  const errors = lines.map((line) => JSON.parse(line)).filter(({ level }) => level >= 50);
  expect(errors).toHaveLength(1);
  expect(errors[0]).toMatchObject({ msg: 'page unavailable', reason: '500 info', host: 'raon.example' });
});

test.each(['/x/../readyz', '/x/%2e%2E/readyz', '/./readyz', '/x/..\\readyz', '//readyz'])(
  'the detour %s redirects to its normalized address, and nothing is cached under it',
  async (path) => {
    const server = fastify();
    const answer = vi.fn(async () => Promise.reject(new PageUnavailable('asked')));
    servePages(server, {
      tenants: { byHost: async () => ({ site, entry: { code: 'raon', origin: 'http://raon.example' } }) },
      cache: { answer, make: answer },
    } as unknown as PageServer);
    onTestFinished(() => server.close());
    const { port } = new URL(await server.listen({ port: 0, host: '127.0.0.1' }));
    // fetch and inject would normalize the path before sending it.
    const response = await new Promise<IncomingMessage>((resolve, reject) =>
      get({ host: '127.0.0.1', port, path, agent: false }, resolve).on('error', reject),
    );
    response.resume();
    expect([response.statusCode, response.headers.location]).toEqual([308, '/readyz']);
    expect(answer).not.toHaveBeenCalled();
  },
);

test.each([
  ['/products/01?sort=newest', '/products/1?sort=newest'],
  ['/en/boards/0011/detail/007', '/en/boards/11/detail/7'],
  ['/exhibitions/000', '/exhibitions/0'],
])('%s is another spelling of %s, to which it redirects', async (url, location) => {
  const server = fastify();
  const answer = vi.fn(async () => Promise.reject(new PageUnavailable('asked')));
  servePages(server, {
    tenants: { byHost: async () => ({ site, entry: { code: 'raon', origin: 'http://raon.example' } }) },
    app: async () => ({ registry: { sources: new Map() } }),
    cache: { answer, make: answer },
  } as unknown as PageServer);
  const response = await server.inject({ url, headers: { host: 'raon.example' } });
  expect([response.statusCode, response.headers.location]).toEqual([308, location]);
  expect(answer).not.toHaveBeenCalled();
});

test.each([
  [true, '/', 200],
  [true, '/products', 404],
  [false, '/', 421],
  [false, '/products', 421],
])('with showIndex %s, plain localhost answers %s with %s', async (showIndex, url, status) => {
  const server = fastify();
  const first = vi.fn(async () => [{ code: 'raon' }]);
  const tenants = { byHost: async () => undefined, first };
  servePages(server, { tenants, showIndex } as unknown as PageServer);
  const answer = await server.inject({ url, headers: { host: 'localhost' } });
  expect([answer.statusCode, answer.body.includes('raon')]).toEqual([status, status === 200]);
  const stranger = await server.inject({ url, headers: { host: 'stranger.example' } });
  if (!showIndex) expect(answer.body).toBe(stranger.body);
});

test('a page is rendered from its key and from no other visitor input', async () => {
  const server = fastify();
  const makePage = vi.fn(async (_: { query: URLSearchParams }) => ({ kind: 'unavailable', reason: 'asked' }));
  const keys: string[] = [];
  servePages(server, {
    tenants: { byHost: async () => ({ site, entry: { code: 'raon', origin: 'http://raon.example' } }) },
    app: async () => ({ makePage }),
    formToken: () => '',
    cache: { answer: (key: string, make: () => Promise<unknown>) => keys.push(key) && make() },
  } as unknown as PageServer);
  const headers = { host: 'raon.example' };
  const address = '/products?utm_source=b&sort=newest&keyword=%20a';
  await server.inject({ url: address, headers });
  await server.inject({ url: `/_maru/page?path=${encodeURIComponent(address)}`, headers });
  const canonical = '/products?keyword=a&sort=newest';
  expect(keys).toEqual([
    `http://raon.example ${canonical}`,
    `http://raon.example /_maru/page?path=${encodeURIComponent(canonical)}`,
  ]);
  for (const [{ query }] of makePage.mock.calls) expect(`/products?${query}`).toBe(canonical);
  expect(makePage).toHaveBeenCalledTimes(2);
});

test('invalid values create no other page, and a value that a block shows is left unchanged', async () => {
  const server = fastify();
  const makePage = vi.fn(async (_: { query: URLSearchParams }) => ({ kind: 'unavailable', reason: 'asked' }));
  const keys = new Set<string>();
  servePages(server, {
    tenants: { byHost: async () => ({ site, entry: { code: 'raon', origin: 'http://raon.example' } }) },
    app: async () => ({ makePage }),
    formToken: () => '',
    cache: { answer: (key: string, make: () => Promise<unknown>) => keys.add(key) && make() },
  } as unknown as PageServer);
  const headers = { host: 'raon.example' };
  for (const query of ['page=x1', 'page=1', 'sort=zzz1', 'categoryId=abc', 'page=-1&sort=<b>'])
    await server.inject({ url: `/products?${query}`, headers });
  expect([...keys]).toEqual(['http://raon.example /products']);
  for (const [{ query }] of makePage.mock.calls) expect(query.size).toBe(0);
  await server.inject({ url: '/search?keyword=q1&page=z&tab=any', headers });
  expect([...keys].at(-1)).toBe('http://raon.example /search?keyword=q1&tab=any');
});

test.each([true, false])('isRenewal (%s) is passed on to the renderer', async (behind) => {
  const server = fastify();
  const makePage = vi.fn(async (_: { isRenewal: boolean }) => ({ kind: 'unavailable', reason: 'asked' }));
  servePages(server, {
    tenants: { byHost: async () => ({ site, entry: { code: 'raon', origin: 'http://raon.example' } }) },
    app: async () => ({ makePage }),
    formToken: () => '',
    cache: { answer: (_: string, make: MakeAnswer) => make(behind) },
  } as unknown as PageServer);
  for (const url of ['/products', '/_maru/page?path=/products'])
    await server.inject({ url, headers: { host: 'raon.example' } });
  expect(makePage.mock.calls.map(([{ isRenewal }]) => isRenewal)).toEqual([behind, behind]);
});

test('in development every page has a Server-Timing header that includes the time of Vike', async () => {
  const server = fastify();
  const makePage = async ({ timings }: { timings?: Timings }) => {
    timings?.add('resolve', 1);
    return { kind: 'page', status: 200, problems: [], context: { mainLocale: 'ko' } };
  };
  servePages(server, {
    tenants: { byHost: async () => ({ site, entry: { code: 'raon', origin: 'http://raon.example' } }) },
    app: async () => ({ makePage }),
    assets: async () => ({ forPage: () => ({}) }),
    formToken: () => '',
    document: async () => {
      vi.advanceTimersByTime(20);
      return '<p>page</p>';
    },
  } as unknown as PageServer);
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const { body, headers } = await server.inject({ url: '/', headers: { host: 'raon.example' } });
  expect(body).toBe('<p>page</p>');
  expect(headers['server-timing']).toBe('resolve;dur=1.0, render;dur=20.0, total;dur=20.0');
});

test.each([
  ['raon.example', true],
  ['RAON.example', true],
  ['raon.example:8443', true],
  ['raon.example:PORT', true],
  ['raon.example:0PORT', false],
  ['raon.example:9', false],
  ['raon.example:08443', false],
  ['raon.example.', false],
  ['raon.example.:8443', false],
])('a page under the host %s is cacheable: %s', async (host, isCacheable) => {
  const server = fastify();
  const [answer, make] = [1, 2].map(() => vi.fn(() => Promise.reject(new PageUnavailable('asked'))));
  servePages(server, {
    tenants: {
      byHost: async () => ({ site, entry: { code: 'raon', origin: 'https://raon.example:8443' } }),
      revalidate: () => true,
    },
    app: async () => ({ makePage: async () => ({ kind: 'unavailable', reason: 'asked' }) }),
    formToken: () => '',
    cache: { answer, make },
  } as unknown as PageServer);
  onTestFinished(() => server.close());
  const { port } = new URL(await server.listen({ port: 0, host: '127.0.0.1' }));
  const headers = { host: host.replace('PORT', port) };
  const response = await new Promise<IncomingMessage>((resolve, reject) =>
    get({ host: '127.0.0.1', port, headers, agent: false }, resolve).on('error', reject),
  );
  response.resume();
  expect(response.statusCode).toBe(503);
  expect(answer?.mock.calls.length).toBe(isCacheable ? 1 : 0);
});

test('a preview and the page of another route are not cached; a partial page for visitors is no-cache', async () => {
  const server = fastify();
  const made = {
    kind: 'page',
    status: 200,
    locale: 'ko',
    head: {},
    chunks: [],
    tags: ['site:raon'],
    context: { config: {}, marketing: {} },
    problems: [],
    isPartial: true,
    freshSeconds: 60,
  };
  const makePage = async ({ preview }: PageRequest) => ({
    ...made,
    policy: preview ? cacheNone : cacheShort,
  });
  const { showUncached } = servePages(server, {
    tenants: { byHost: async () => ({ site, entry: { code: 'raon', origin: 'http://raon.example' } }) },
    app: async () => ({ makePage, renderDocument: () => [{ bytes: Buffer.from('page') }] }),
    assets: async () => ({ forPage: () => ({ sheet: { hash: '' } }) }),
    imageOrigins: [],
    formToken: () => '',
    onProblem: () => {},
    allowPreview: true,
    cache: createHtmlCache({ maxBytes: 1_000_000 }),
  } as unknown as PageServer);
  server.get('/s/:code', showUncached);
  const caching = async (url: string) => {
    const { headers, body } = await server.inject({ url, headers: { host: 'raon.example' } });
    return [body, headers['cache-control']];
  };
  expect(await caching('/products?preview')).toEqual(['page', 'private, no-store']);
  expect(await caching('/products')).toEqual(['page', 'no-cache']);
  expect(await caching('/s/abcd')).toEqual(['page', 'private, no-store']);
});
