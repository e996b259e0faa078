import { expect, test } from 'vitest';
import { pageLocation } from './page-location.ts';

test.each([
  ['/', '/'],
  ['/products', '/products'],
  ['/products/', '/products'],
  ['/products/{productId}', '/products/{productId}'],
  ['', ''],
  ['https://a.kr/', 'https://a.kr/'],
  ['/en', '/'],
  ['/ja/products//', '/products'],
  ['/english', '/english'],
  ['/products?categoryId=7', '/products/category/7'],
  ['/zh/products/?categoryId=7', '/products/category/7'],
  ['/products/?sort=new', '/products?sort=new'],
  ['/en?sort=new', '/?sort=new'],
  ['/en#top', '/#top'],
])('%s is %s', (written, expected) => {
  expect(pageLocation(written)).toBe(expected);
});
