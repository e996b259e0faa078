import { expect, test } from 'vitest';
import { entryAddress, linkTarget } from './link-targets.ts';

const pages = [
  '/',
  '/products',
  '/products/{productId}',
  '/exhibitions/{exhibitionId}',
  '/boards/{boardTypeId}',
];

test.each([
  ['/', { kind: 'page', page: '/' }],
  ['/products#top', { kind: 'page', page: '/products' }],
  ['/products/12', { kind: 'entry', entry: { kind: 'products', id: 12 }, page: '/products/{productId}' }],
  ['/products?categoryId=3', { kind: 'entry', entry: { kind: 'categories', id: 3 }, page: '/products' }],
  ['/nowhere', { kind: 'unknown-page' }],
  ['/products/category/3', { kind: 'unknown-page' }],
  ['https://blog.example.com', { kind: 'web' }],
  ['blog.example.com', { kind: 'bare-host' }],
  ['blog.example.com:8080/a', { kind: 'bare-host' }],
  ['about us', { kind: 'invalid' }],
  ['about', { kind: 'invalid' }],
  ['clinic@example.com', { kind: 'invalid' }],
  ['tel:02-123-4567', { kind: 'phone' }],
  ['mailto:a@example.com', { kind: 'mail' }],
  ['kakaomap://look?p=1', { kind: 'app' }],
  ['javascript:alert(1)', { kind: 'invalid' }],
  ['//evil.example', { kind: 'invalid' }],
  ['  ', { kind: 'none' }],
])('%s leads to %j', (url, target) => {
  expect(linkTarget(url, pages)).toEqual(target);
});

test('a host without its scheme is a link where the schema completes it', () => {
  expect(linkTarget('blog.example.com', pages, { completesHosts: true })).toEqual({ kind: 'web' });
});

test('the address of an entry is that of its page, where the site has one', () => {
  expect(entryAddress('products', 7, pages)).toBe('/products/7');
  expect(entryAddress('categories', 7, pages)).toBe('/products?categoryId=7');
  const withCategory = [...pages, '/products/category/{categoryId}'];
  expect(entryAddress('categories', 7, withCategory)).toBe('/products/category/7');
  expect(linkTarget('/products/category/7', withCategory)).toMatchObject({
    kind: 'entry',
    entry: { kind: 'categories', id: 7 },
  });
  const both = [...pages, '/cscenter/boards/{boardTypeId}'];
  expect(entryAddress('boardTypes', 7, both)).toBe('/boards/7');
  expect(entryAddress('customerBoards', 7, both)).toBe('/cscenter/boards/7');
  expect(entryAddress('customerBoards', 7, pages)).toBeUndefined();
  expect(entryAddress('notices', 7, pages)).toBeUndefined();
  expect(entryAddress('employees', 7, pages)).toBeUndefined();
});
