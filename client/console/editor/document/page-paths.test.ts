import { expect, test } from 'vitest';
import { examplePath, keyOfPath, splitLanguage } from './page-paths.ts';

const keys = [
  '/',
  '/products',
  '/products/{productId}',
  '/products/category/pick',
  '/boards/{a}/detail/{id}',
];

test('paths lead to page keys, with parameters and without', () => {
  expect(
    ['/', '/products?page=2', '/products/7', '/products/category/pick', '/boards/2/detail/9'].map((path) =>
      keyOfPath(path, keys),
    ),
  ).toEqual([
    '/',
    '/products',
    '/products/{productId}',
    '/products/category/pick',
    '/boards/{a}/detail/{id}',
  ]);
  expect(keyOfPath('/nowhere', keys)).toBeUndefined();
});

test('a page with parameters has an example', () => {
  expect(examplePath('/boards/{a}/detail/{id}')).toBe('/boards/1/detail/1');
  expect(examplePath('/')).toBe('/');
});

test('the language of an address is separated from its path', () => {
  expect(splitLanguage('/en', ['ko', 'en'])).toEqual({ language: 'en', path: '/' });
  expect(splitLanguage('/en/products?page=2', ['en'])).toEqual({ language: 'en', path: '/products?page=2' });
  expect(splitLanguage('/products', ['en'])).toEqual({ language: undefined, path: '/products' });
});
