import { expect, test } from 'vitest';
import { cacheLong, cacheNone, cacheShort, cacheVisitorWritten } from '#registry/cache-policy.ts';
import { pagePolicy } from './page-policy.ts';

const page = { pageKey: '/products', preview: false };
const sources = [{ cache: cacheLong }, { cache: cacheShort }];

test('a page is cached as strictly as the strictest of its sources', () => {
  expect(pagePolicy(page, sources)).toEqual(cacheShort);
  const written = pagePolicy(page, [...sources, { cache: cacheVisitorWritten }]);
  expect(written).toEqual(cacheVisitorWritten);
});

test('a page that does not exist is cached for seconds, and never served stale', () => {
  expect(pagePolicy({ ...page, pageKey: '/not-found' }, sources)).toMatchObject({
    maxAge: 5,
    staleWhileRevalidate: 0,
    staleIfError: 0,
  });
});

test.each([{ isPrivate: true }, { preview: true }, { form: { name: 'create', values: {}, errors: {} } }])(
  'a page for one visitor is not cached: %j',
  (own) => {
    expect(pagePolicy({ ...page, ...own }, sources)).toEqual(cacheNone);
  },
);
