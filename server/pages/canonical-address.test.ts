import { expect, test } from 'vitest';
import type { PreparedPage, PreparedSite } from '#engine/resolve/prepare-site.ts';
import { canonicalAddress } from './canonical-address.ts';

const required = { name: 'product', params: {} };
const pages: Record<string, Partial<PreparedPage>> = {
  '/': { queryNames: [] },
  '/products': { queryNames: ['keyword', 'page'] },
  '/products/1': { queryNames: [], sources: { product: required } },
  '/staff': { queryNames: [], sources: { staff: { ...required, optional: true } } },
  '/exhibitions/1': { queryNames: [], sources: { event: required }, until: { $bind: 'page.event' } },
  '/campaign': { queryNames: ['gclid', 'page', 'utm_source'] },
  '/not-found': { queryNames: ['keyword'] },
  '/event-ended': { queryNames: ['page'] },
};
const site = {
  match: (path: string) => (pages[path] ? { pageKey: path, params: {} } : undefined),
  page: (key: string) => pages[key],
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
  expect(kept('/ja')).toBe('/ja?keyword=a');
  expect(kept('/exhibitions/1')).toBe('/exhibitions/1?keyword=a&page=2');
});
