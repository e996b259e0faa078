import { expect, test } from 'vitest';
import { compileRoutes } from './match-path.ts';
import { pageKeys } from './page-keys.ts';

const match = compileRoutes(pageKeys);

test('matches the home page and literal paths', () => {
  expect(match('/')).toEqual({ pageKey: '/', params: {} });
  expect(match('/introduce/staff')?.pageKey).toBe('/introduce/staff');
});

test('takes parameters from the path', () => {
  expect(match('/products/12/secret/9')).toEqual({
    pageKey: '/products/{productId}/secret/{eventId}',
    params: { productId: '12', eventId: '9' },
  });
});

test('prefers a literal segment over a parameter', () => {
  expect(match('/products/category/pick')?.pageKey).toBe('/products/category/pick');
  expect(compileRoutes(['/a/{id}', '/a/b'])('/a/b')?.pageKey).toBe('/a/b');
});

test('refuses unknown paths and hostile parameters', () => {
  expect(match('/nowhere')).toBeUndefined();
  expect(match('/products/..%2f..')).toBeUndefined();
  expect(match(`/products/${'9'.repeat(65)}`)).toBeUndefined();
  expect(match('/products/1/2/3')).toBeUndefined();
});
