import { expect, test } from 'vitest';
import { compileRoutes } from '#engine/route/match-path.ts';
import { linearTimeoutMs } from '#tests/setup/linear-time.ts';
import { cleanPath, sitePath } from './clean-path.ts';

test.each([
  ['/%70roducts', '/products'],
  ['/products/', '/products'],
  ['//products//1', '/products/1'],
  ['/en/index.html', '/en/index.html'],
  ['/products/007', '/products/007'],
  ['/%2Fevil.example', '/%2Fevil.example'],
  ['/%2f%2fevil.example', '/%2f%2fevil.example'],
  ['/%EB%B4%84', '/%EB%B4%84'],
  ['/a%3Fb%23c', '/a%3Fb%23c'],
  ['/products/%2e%2e%2f', '/products/%2e%2e%2f'],
  ['/', '/'],
])('%s is spelled %s', (path, spelled) => {
  expect(cleanPath(path)).toBe(spelled);
  expect(cleanPath(spelled)).toBe(spelled);
});

const keys = ['/', '/products/{productId}', '/event/0301', '/promo/index.html', '/Spring', '/coupon/{code}'];
const site = { match: compileRoutes(keys) };

test.each([
  ['/en/index.html', '/en'],
  ['/index.htm', '/'],
  ['/Products/007/INDEX.html', '/products/7'],
  ['/en/products/007/', '/en/products/7'],
  ['/products/000', '/products/0'],
  ['/products/007a', '/products/007a'],
  ['/EVENT/0301/', '/event/0301'],
  ['/en/event/0301', '/en/event/0301'],
  ['/promo/index.html', '/promo/index.html'],
  ['/Spring', '/Spring'],
  ['/coupon/0012', '/coupon/0012'],
  ['/nowhere/007', '/nowhere/007'],
])('on a site with a page for it, %s is spelled %s', (path, spelled) => {
  expect(sitePath(site, path)).toBe(spelled);
  expect(sitePath(site, spelled)).toBe(spelled);
});

test(
  'many zeros are read once',
  () => {
    const path = `/products/${'0'.repeat(1_000_000)}x`;
    expect(sitePath(site, path)).toBe(path);
  },
  linearTimeoutMs,
);
