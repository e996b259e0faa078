import { expect, test } from 'vitest';
import { withQuery } from './with-query.ts';

test('keys are sorted', () => {
  expect(withQuery('/products', { sort: 'newest', categoryId: 3 })).toBe(
    '/products?categoryId=3&sort=newest',
  );
});

test('missing and empty values are left out', () => {
  expect(withQuery('/products', { categoryId: undefined, sort: '', page: null })).toBe('/products');
});

test('values are encoded', () => {
  expect(withQuery('/search', { keyword: '리프팅 & 보톡스' })).toBe(
    '/search?keyword=%EB%A6%AC%ED%94%84%ED%8C%85+%26+%EB%B3%B4%ED%86%A1%EC%8A%A4',
  );
});
