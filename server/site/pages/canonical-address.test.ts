import { expect, test } from 'vitest';
import type { z } from 'zod';
import type { PreparedPage, PreparedSite } from '#engine/resolve/prepare-site.ts';
import { pagingParams } from '#schemas/api/common.ts';
import { productsParams } from '#schemas/api/products.ts';
import { canonicalAddress } from './canonical-address.ts';

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
const kept = (path: string) => canonicalAddress(site, path, new URLSearchParams('x=1&page=2&keyword=a'));

test('a page is kept under its path and, in order, what it reads of the query', () => {
  expect(kept('/')).toBe('/');
  expect(kept('/products')).toBe('/products?keyword=a&page=2');
  expect(kept('/staff')).toBe('/staff');
});

test('where a visitor comes from is no part of it, though a page asks', () => {
  const query = new URLSearchParams('utm_source=x&gclid=y&page=2');
  expect(canonicalAddress(site, '/campaign', query)).toBe('/campaign?page=2');
});

test('what the page reads that may stand in for another is part of the address too', () => {
  expect(kept('/nowhere')).toBe('/nowhere?keyword=a');
  expect(kept('/products/1')).toBe('/products/1?keyword=a');
  // A list may end before the page that is asked for.
  expect(kept('/board')).toBe('/board?keyword=a&page=2');
  expect(kept('/ja')).toBe('/ja?keyword=a');
  expect(kept('/exhibitions/1')).toBe('/exhibitions/1?keyword=a&page=2');
});

test('what a page refuses, or would read without being told, is no part of its address', () => {
  const address = (query: string) => canonicalAddress(site, '/sorted', new URLSearchParams(query));
  for (const query of ['page=x1', 'page=x2', 'page=-1', 'page=', 'page=1', 'sort=zzz1', 'sort=recommended'])
    expect(address(query), query).toBe('/sorted');
  expect(address('sort=newest&page=x')).toBe('/sorted?sort=newest');
  expect(address('page=002')).toBe('/sorted?page=2');
});

test('what one of the pages at a path shows as it is written stays as it is', () => {
  const address = canonicalAddress(site, '/sorted/1', new URLSearchParams('keyword=x&tab=x'));
  expect(address).toBe('/sorted/1?keyword=x');
});
