import fastify from 'fastify';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { App } from '#client/app.ts';
import { prepareSite } from '#engine/resolve/prepare-site.ts';
import { registry } from '#registry/manifest.server.ts';
import { siteDocument } from '#schemas/layout/site-document.ts';
import { pageEntryKey } from '#server/site/html-cache/serve-from-cache.ts';
import { answer, createCacheHarness, missing } from '#server/site/html-cache/testing/cache-harness.ts';
import type { SiteEntry } from '#server/site/tenant/site-store.ts';
import { createTenants } from '#server/site/tenant/tenants.ts';
import { type PageServer, servePages } from './serve-pages.ts';

const site = prepareSite(siteDocument.parse({ formatVersion: 1, template: 'commerce', menu: [] }), {
  registry,
  sanitize: (html) => html,
});
const entry: SiteEntry = {
  code: 'raon',
  partnerId: 1,
  hosts: ['raon.example'],
  origin: 'http://raon.example',
  revision: 1,
};
const origin = entry.origin;
const hour = 3_600_000;

const document = vi.fn(async () => ({ text: '{}', file: 'raon@1' }));
const app = {
  registry,
  readSiteDocument: () => ({}),
  prepareSite: () => site,
  makePage: async () => ({ kind: 'unavailable', reason: 'away' }),
} as unknown as App;

beforeEach(() => void document.mockReset());

/** A site that was evicted, with pages cached an hour before the backend became unreachable. */
async function startAway(pages: Record<string, ReturnType<typeof answer>>) {
  const { cache, clock } = createCacheHarness();
  const tenants = createTenants({
    store: {
      changes: async () => ({ sites: [entry], isAll: true, cursor: 1, total: 1 }),
      document,
      earlier: async () => undefined,
    },
    app: async () => app,
    sanitize: (html) => html,
    listAge: hour,
    retryAfter: 0,
    onBadDocument: () => {},
    onChange: (code) => void cache.purge([`site:${code}`]),
    maxBytes: 10,
  });
  document.mockResolvedValueOnce({ text: '{}', file: 'raon@1' });
  expect((await tenants.byHost('raon.example'))?.site).toBe(site);
  const make = vi.fn(async (address: string) => pages[address] ?? Promise.reject(new Error('away')));
  for (const address of Object.keys(pages))
    await cache.answer(pageEntryKey(origin, address), () => make(address));
  document.mockRejectedValue(new Error('away'));
  clock.now += hour;
  const server = fastify();
  onTestFinished(() => server.close());
  servePages(server, {
    tenants,
    cache,
    app: async () => app,
    formToken: () => '',
    allowPreview: true,
  } as unknown as PageServer);
  const ask = async (url: string, host = 'raon.example') => {
    const { statusCode, body, headers } = await server.inject({ url, headers: { host } });
    return { status: statusCode, body, location: headers.location };
  };
  return { ask, tenants, cache, make };
}

const page = (body: string, more = {}) => answer(body, { tags: ['site:raon'], ...more });

test('a page is served for as long as the backend is unreachable, even if the site itself was evicted', async () => {
  const payload = `/_maru/page?path=${encodeURIComponent('/faq')}`;
  const { ask, tenants } = await startAway({
    '/faq': page('faq'),
    '/en/faq': page('english faq'),
    [payload]: page('{}'),
  });
  await expect(tenants.byHost('raon.example')).rejects.toThrow('cannot be shown');
  expect(await ask('/faq')).toMatchObject({ status: 200, body: 'faq' });
  expect(await ask('/en/faq')).toMatchObject({ status: 200, body: 'english faq' });
  expect(await ask(payload)).toMatchObject({ status: 200, body: '{}' });
  expect(await ask('/faq/')).toMatchObject({ status: 308, location: '/faq' });
});

test('without its site a page is served only under its own host and address, whatever the order of its query', async () => {
  const { ask } = await startAway({
    '/products': page('all'),
    '/products?keyword=a&page=2': page('second of a'),
    '/gone': page('none', { ...missing, status: 404 }),
  });
  expect((await ask('/products?page=2&keyword=a')).body).toBe('second of a');
  expect((await ask('/products?utm_source=x&gclid=y')).body).toBe('all');
  expect((await ask('/products?page=2&utm%5Fsource=x&keyword=a')).body).toBe('second of a');
  expect(await ask('/products/?utm_source=x')).toMatchObject({ location: '/products?utm_source=x' });
  for (const address of ['/products?keyword=b', '/', '/en/products', '/gone', '/products?preview'])
    expect((await ask(address)).status, address).toBe(503);
  expect((await ask('/products', 'raon.example:81')).status).toBe(503);
  expect((await ask('/products', 'stranger.example')).status).toBe(421);
});

test('a purged page is not served while the backend is unreachable', async () => {
  const { ask, cache } = await startAway({ '/faq': page('faq') });
  cache.purge(['site:raon']);
  expect((await ask('/faq')).status).toBe(503);
});

test('once the backend is back, the site renders its pages again', async () => {
  const { ask, make } = await startAway({ '/faq': page('faq') });
  expect((await ask('/faq')).body).toBe('faq');
  expect(make).toHaveBeenCalledTimes(1);
  document.mockReset().mockResolvedValue({ text: '{}', file: 'raon@1' });
  make.mockResolvedValueOnce(page('new faq'));
  expect((await ask('/faq')).body).toBe('new faq');
});
