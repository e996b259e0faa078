import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { TooBusy } from '#server/site/requests/page-bulkhead.ts';
import type { SiteEntry } from '#server/site/tenant/site-store.ts';
import type { Tenant } from '#server/site/tenant/tenants.ts';
import { until } from '#tests/setup/until.ts';
import { waitTimeoutMs } from '#tests/setup/wait-timeout.ts';
import type { SearchDeps, SearchSite } from './deps.ts';
import { createIndexNow } from './index-now.ts';
import { sitePages } from './site-pages.ts';

type Ping = { host: string; key: string; keyLocation: string; urlList: string[] };

/** A search engine that answers with the given statuses in turn, then with 200. */
async function engine(...statuses: number[]) {
  const pings: Ping[] = [];
  const server = createServer(async (request, response) => {
    pings.push(JSON.parse(Buffer.concat(await request.toArray()).toString()));
    response.writeHead(statuses.shift() ?? 200).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return { pings, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/indexnow` };
}

function indexNow(
  url: string,
  origin = 'https://raon.example',
  restMs = 0,
  listPages?: SearchDeps['listPages'],
) {
  const entry: SiteEntry = { code: 'raon', partnerId: 1, hosts: [], origin, revision: 1 };
  const site = {
    pageKeys: ['/', '/products/{productId}'],
    page: () => ({}),
    match: () => undefined,
    document: {},
  };
  const tenant = { entry, site } as unknown as Tenant;
  const info = {
    row: {
      partner: {
        displayName: 'Raon',
        language: { main: { code: 'ko' }, rows: [{ code: 'ko' }, { code: 'en' }] },
      },
      config: { seoDescription: null, sitemapUpdatedAt: null },
    },
  };
  const head = {
    noindex: false,
    alternates: [{ hreflang: 'ko' }, { hreflang: 'en' }, { hreflang: 'x-default' }],
    title: 'Raon',
    description: '',
  };
  const app = {
    registry: { sources: new Map([['info', {}]]) },
    makePage: async () => ({
      kind: 'page',
      status: 200,
      head,
      listPages: 1,
      locale: 'ko',
      problems: [],
      context: { mainLocale: 'ko' },
    }),
  };
  const deps: SearchDeps = {
    pages: {
      app: async () => app,
      formToken: () => '',
      onProblem: () => {},
      reader: { peek: () => ({ value: info }) },
      tenants: { byHost: async () => tenant },
    },
    client: async () => ({ rows: [], count: 0, page: 1, limit: 100 }),
    listPages: listPages ?? ((site: SearchSite) => sitePages(deps, site)),
  } as unknown as SearchDeps;
  const onFailure = vi.fn();
  const entryOf = (code: string) => (code === 'raon' ? entry : undefined);
  const options = {
    deps,
    entryOf,
    appKey: 'secret',
    url,
    onFailure,
    delayMs: 5,
    restMs,
    retryMs: 5,
    listRetryMs: 5,
  };
  return { ...createIndexNow(options), onFailure };
}

test('publications in a row are one ping, with the pages of all languages and the key of the site', async () => {
  const { pings, url } = await engine();
  const { published, keyOf } = indexNow(url);
  for (let times = 0; times < 3; times += 1) published('raon');
  await vi.waitFor(() => expect(pings).toHaveLength(1), waitTimeoutMs);
  expect(pings[0]).toEqual({
    host: 'raon.example',
    key: keyOf('raon'),
    keyLocation: 'https://raon.example/indexnow.txt',
    urlList: ['https://raon.example/', 'https://raon.example/en'],
  });
  expect(keyOf('raon')).toMatch(/^[\da-f]{32}$/);
  expect(keyOf('other')).not.toBe(keyOf('raon'));
});

test('a failing search engine is asked again, three times at most; a refusal is final', async () => {
  const failing = await engine(503, 429, 500, 500, 500);
  const site = indexNow(failing.url);
  site.published('raon');
  await vi.waitFor(() => expect(site.onFailure).toHaveBeenCalledOnce(), waitTimeoutMs);
  expect(failing.pings).toHaveLength(4);
  const refusing = await engine(422);
  indexNow(refusing.url).published('raon');
  await vi.waitFor(() => expect(refusing.pings).toHaveLength(1), waitTimeoutMs);
});

test('if too many lists of pages are being made, it is asked for again', async () => {
  const { pings, url } = await engine();
  const listPages = vi.fn<SearchDeps['listPages']>(async () => []).mockRejectedValueOnce(new TooBusy('full'));
  const { published, onFailure } = indexNow(url, 'https://raon.example', 0, listPages);
  published('raon');
  await vi.waitFor(() => expect(pings).toHaveLength(1), waitTimeoutMs);
  expect([listPages.mock.calls.length, onFailure.mock.calls]).toEqual([2, []]);
});

test('the next ping of a site waits, and a local or unknown site has none', async () => {
  const { pings, url } = await engine();
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { published } = indexNow(url, 'https://raon.example', 60_000);
  published('raon');
  vi.advanceTimersByTime(5);
  await until(() => pings.length === 1);
  published('raon');
  published('stranger');
  indexNow(url, 'http://raon.localhost').published('raon');
  vi.advanceTimersByTime(59_999);
  await fetch(url, { method: 'POST', body: '"earlier pings have arrived"' });
  expect(pings).toHaveLength(2);
  vi.advanceTimersByTime(1);
  await until(() => pings.length === 3);
  expect(pings.map(({ host }) => host)).toEqual(['raon.example', undefined, 'raon.example']);
});
