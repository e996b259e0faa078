import { expect, test } from 'vitest';
import type { z } from 'zod';
import type { PreparedPage, PreparedSite } from '#engine/resolve/prepare-site.ts';
import { pagingParams } from '#schemas/api/common.ts';
import { productsParams } from '#schemas/api/products.ts';
import { normalizeUrl } from './normalize-url.ts';

const { page } = pagingParams;
const { sort } = productsParams.shape;
const required = { name: 'product', params: {} };
const pages: Record<string, Partial<PreparedPage>> = {
  '/': { queryNames: [] },
  '/products': { queryNames: ['keyword', 'page'] },
  '/products/1': { queryNames: [], sources: { product: required } },
  '/staff': { queryNames: [], sources: { staff: { ...required, optional: true } } },
  '/exhibitions/1': { queryNames: [], sources: { event: required }, until: { $bind: 'page.event' } },
  '/campaign': { queryNames: ['gclid', 'page', 'utm_source'] },
  '/sorted': {
    queryNames: ['page', 'sort'],
    querySchemas: new Map<string, z.ZodType[]>([
      ['page', [page]],
      ['sort', [sort]],
    ]),
  },
  '/sorted/1': {
    queryNames: ['keyword', 'tab'],
    sources: { product: required },
    querySchemas: new Map([
      ['keyword', [page]],
      ['tab', [page]],
    ]),
  },
  '/board': { queryNames: ['page'] },
  '/not-found': { queryNames: ['keyword'] },
  '/event-ended': { queryNames: ['page'] },
};
const site = {
  match: (path: string) => (pages[path] ? { pageKey: path, params: {} } : undefined),
  page: (key: string) => pages[key] && { querySchemas: new Map(), ...pages[key] },
} as unknown as PreparedSite;
const urlOf = (path: string) => normalizeUrl(site, path, new URLSearchParams('x=1&page=2&keyword=a'));

test('a page is cached under its path and the sorted query parameters that it reads', () => {
  expect(urlOf('/')).toBe('/');
  expect(urlOf('/products')).toBe('/products?keyword=a&page=2');
  expect(urlOf('/staff')).toBe('/staff');
});

test('campaign parameters are left out, even if a page reads them', () => {
  const query = new URLSearchParams('utm_source=x&gclid=y&page=2');
  expect(normalizeUrl(site, '/campaign', query)).toBe('/campaign?page=2');
});

test('parameters of a page that may replace another are part of the URL too', () => {
  expect(urlOf('/nowhere')).toBe('/nowhere?keyword=a');
  expect(urlOf('/products/1')).toBe('/products/1?keyword=a');
  // A list may end before the requested page.
  expect(urlOf('/board')).toBe('/board?keyword=a&page=2');
  expect(urlOf('/ja')).toBe('/ja?keyword=a');
  expect(urlOf('/exhibitions/1')).toBe('/exhibitions/1?keyword=a&page=2');
});

test('invalid values and defaults are left out of the URL', () => {
  const url = (query: string) => normalizeUrl(site, '/sorted', new URLSearchParams(query));
  for (const query of ['page=x1', 'page=x2', 'page=-1', 'page=', 'page=1', 'sort=zzz1', 'sort=recommended'])
    expect(url(query), query).toBe('/sorted');
  expect(url('sort=newest&page=x')).toBe('/sorted?sort=newest');
  expect(url('page=002')).toBe('/sorted?page=2');
});

test('a value that one of the pages at a path shows verbatim is left unchanged', () => {
  const url = normalizeUrl(site, '/sorted/1', new URLSearchParams('keyword=x&tab=x'));
  expect(url).toBe('/sorted/1?keyword=x');
});
