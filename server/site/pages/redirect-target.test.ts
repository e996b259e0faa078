import { expect, test } from 'vitest';
import type { SourceReader } from '#engine/data/source-reader.ts';
import { prepareSite } from '#engine/resolve/prepare-site.ts';
import { registry } from '#registry/manifest.server.ts';
import { siteDocument } from '#schemas/layout/site-document.ts';
import { requestUrl } from '#server/site/requests/request-url.ts';
import type { Tenant } from '#server/site/tenant/tenants.ts';
import type { PageDeps } from './page-answers.ts';
import { redirectTarget } from './redirect-target.ts';

const document = siteDocument.parse({
  formatVersion: 1,
  template: 'commerce',
  menu: [],
  pages: { '/Spring': { sections: [] }, '/event/0301': { sections: [] }, '/coupon/{code}': { sections: [] } },
});
const tenant = (origin: string) =>
  ({
    site: prepareSite(document, { registry, sanitize: (html) => html }),
    entry: { code: 'raon', partnerId: 1, origin, hosts: [], revision: 1 },
  }) as Tenant;
const info = { row: { partner: { language: { main: { code: 'ko' } } } } };
const deps = (read: () => Promise<unknown> = async () => info) =>
  ({
    app: async () => ({ registry }),
    reader: { peek: () => undefined, read } as unknown as SourceReader,
  }) as unknown as PageDeps;
const moved = (path: string, host = 'raon.example', origin = 'https://raon.example', from = deps()) =>
  redirectTarget(from, tenant(origin), requestUrl(path) as URL, host);

test.each([
  ['/Products', '/products'],
  ['/EN/products', '/en/products'],
  ['/EN', '/en'],
  ['/%70roducts', '/products'],
  ['/products/', '/products'],
  ['/EN/Products/007', '/en/products/7'],
  ['/en/products/index.html', '/en/products'],
  ['/index.html?a=1', '/?a=1'],
  ['/KO/Products/?sort=newest&q=%EA%B0%80', '/products?sort=newest&q=%EA%B0%80'],
  ['/ko/products/', '/products'],
  ['/KO', '/'],
  ['/products?categoryId=3', '/products/category/3'],
  ['/en/products?sort=newest&category=3&utm_source=a', '/en/products/category/3?sort=newest&utm_source=a'],
  ['/ko/Products/?categoryId=3', '/products/category/3'],
])('%s moves to %s in one step', async (path, address) => {
  expect(await moved(path)).toBe(address);
  expect(await moved(address)).toBeUndefined();
});

test.each([
  '/',
  '/products',
  '/en/products/1?page=2',
  '/Spring',
  '/event/0301',
  '/en/event/0301',
  '/coupon/0012',
  '/Nowhere',
  '/products?categoryId=abc',
  '/products/category/3',
])('%s stays', async (path) => expect(await moved(path)).toBeUndefined());

test('no path leads to another host', async () => {
  for (const path of [
    '//evil.example/',
    '/\\evil.example/',
    '/ko//evil.example/',
    '/%2F%2Fevil.example/',
    '/ko/%5Cevil.example/',
  ])
    expect(await moved(path)).toMatch(/^\/(?![/\\])/);
});

test('another host of the partner moves to its public one, in the same step; a local host does not', async () => {
  expect(await moved('/Products/?a=1', 'old.example')).toBe('https://raon.example/products?a=1');
  expect(await moved('/', 'old.example')).toBe('https://raon.example/');
  expect(await moved('/', 'raon.localhost')).toBeUndefined();
  expect(await moved('/', 'old.example', 'http://raon.localhost')).toBeUndefined();
});

test('without the info the segment of the main language moves in a second step', async () => {
  const away = deps(() => Promise.reject(new Error('away')));
  expect(await moved('/KO/products/', 'raon.example', 'https://raon.example', away)).toBe('/ko/products');
});
