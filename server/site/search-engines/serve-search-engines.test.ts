import { setImmediate as nextTurn } from 'node:timers/promises';
import fastify from 'fastify';
import { expect, test, vi } from 'vitest';
import { sourceTag } from '#engine/cache/cache-tags.ts';
import { createHtmlCache } from '#server/site/html-cache/html-cache.ts';
import { guardRequests } from '#server/site/requests/guard-requests.ts';
import { TooBusy } from '#server/site/requests/page-bulkhead.ts';
import type { SearchDeps, SitePage } from './deps.ts';
import { createPageLists } from './list-pages.ts';
import { serveSearchEngines } from './serve-search-engines.ts';

/** A site whose pages `make` lists. */
function serve(make: () => Promise<SitePage[]>, cache = createHtmlCache({ maxBytes: 1_000_000 })) {
  const tenant = {
    entry: { code: 'raon', partnerId: 1, origin: 'https://raon.example', revision: 1 },
    site: { document: {}, page: () => undefined },
  };
  const info = {
    partner: { displayName: 'Raon', language: { main: { code: 'ko' }, rows: [{ code: 'ko' }] } },
    config: { seoDescription: null, sitemapUpdatedAt: null },
  };
  const pages = {
    cache,
    app: async () => ({ registry: { sources: new Map([['info', {}]]) } }),
    reader: { peek: () => ({ value: { row: info } }) },
    tenants: { byHost: async () => tenant },
  };
  const reader = { pages, client: vi.fn() } as unknown as SearchDeps;
  const server = fastify();
  guardRequests(server);
  serveSearchEngines(server, { ...reader, listPages: createPageLists(reader, { make }) });
  return async (url: string) => {
    const { statusCode, headers, body } = await server.inject({ url, headers: { host: 'raon.example' } });
    return { status: [statusCode, headers['retry-after']], body };
  };
}

test('llms.txt and the sitemap of pages that are requested together list the pages once', async () => {
  const list = Promise.withResolvers<SitePage[]>();
  const make = vi.fn(() => list.promise);
  const get = serve(make);
  const ok = [200, undefined];
  const both = Promise.all([get('/llms.txt'), get('/sitemaps/pages.xml')]);
  for (let turns = 0; turns < 20; turns += 1) await nextTurn();
  list.resolve([]);
  expect((await both).map(({ status }) => status)).toEqual([ok, ok]);
  expect(make).toHaveBeenCalledTimes(1);
});

test('the pages are listed again once a board was added, renamed or deleted', async () => {
  const cache = createHtmlCache({ maxBytes: 1_000_000 });
  const make = vi.fn(async () => []);
  const get = serve(make, cache);
  for (const times of [1, 1]) {
    await get('/sitemaps/pages.xml');
    expect(make).toHaveBeenCalledTimes(times);
  }
  cache.purge([sourceTag('notice-board-type')]);
  await get('/sitemaps/pages.xml');
  expect(make).toHaveBeenCalledTimes(2);
});

test.each([new Error('away'), new TooBusy('full')])(
  'a list that failed is not made again for the next crawler, who is asked to return in a minute (%s)',
  async (error) => {
    const make = vi.fn(() => Promise.reject(error));
    const get = serve(make);
    for (const url of ['/llms.txt', '/llms.txt', '/sitemaps/pages.xml'])
      expect((await get(url)).status).toEqual([503, '60']);
    expect(make).toHaveBeenCalledTimes(1);
  },
);

test('of more pages than a sitemap may list, further pages of lists are left out', async () => {
  const pageAt = (path: string): SitePage => ({
    path,
    title: '',
    description: '',
    addresses: new Map([
      ['ko', `https://raon.example${path}`],
      ['en', `https://raon.example/en${path}`],
    ]),
    fallback: 'ko',
  });
  const further = Array.from({ length: 30_000 }, (_, index) => pageAt(`/boards/1?page=${index + 2}`));
  const get = serve(async () => [pageAt('/boards/1'), ...further, pageAt('/boards/2')]);
  const { body } = await get('/sitemaps/pages.xml');
  expect(body.match(/<url>/g)).toHaveLength(50_000);
  expect(body).toContain('<loc>https://raon.example/boards/2</loc>');
  expect(body).toContain('<loc>https://raon.example/boards/1?page=2</loc>');
});
