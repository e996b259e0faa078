import { expect, test } from 'vitest';
import { currentItem } from './current-item.ts';

const entry = (url: string, ...subs: string[]) => ({ url, subList: subs.map((sub) => ({ url: sub })) });
const menu = [
  entry('/introduce', '/introduce', '/introduce/staff'),
  entry('/products'),
  entry('/exhibitions'),
  entry('/cscenter/notice'),
];

test('the home page makes only the home entry current', () => {
  expect(currentItem(menu, '/')).toEqual({ home: true });
});

test('an item is current on its own path and not below it', () => {
  expect(currentItem(menu, '/cscenter/notice')).toEqual({ home: false, item: 3 });
  expect(currentItem(menu, '/cscenter/notice/5')).toEqual({ home: false });
  expect(currentItem(menu, '/cscenter/notice/')).toEqual({ home: false, item: 3 });
});

test('an item is current if one of its sub-list entries is', () => {
  expect(currentItem(menu, '/introduce/staff')).toEqual({ home: false, item: 0, sub: 1 });
  expect(currentItem(menu, '/introduce')).toEqual({ home: false, item: 0, sub: 0 });
});

test.each(['/products/12', '/products/category/pick', '/products/12/secret/3'])(
  'products is current on %s',
  (path) => {
    expect(currentItem(menu, path).item).toBe(1);
  },
);

test('exhibitions is current on an exhibition but not on a path with the same prefix', () => {
  expect(currentItem(menu, '/exhibitions/4').item).toBe(2);
  expect(currentItem(menu, '/exhibitions-archive').item).toBeUndefined();
});

test('another menu entry that owns a path takes it from products', () => {
  const pick = [...menu, entry('/products/category/pick')];
  expect(currentItem(pick, '/products/category/pick')).toEqual({ home: false, item: 4 });
  expect(currentItem(pick, '/products/9').item).toBe(1);
});

test("another item's sub-list entry that owns a path takes it from products", () => {
  const event = [...menu, entry('/landing', '/products/77')];
  expect(currentItem(event, '/products/77')).toEqual({ home: false, item: 4, sub: 0 });
});

test('products stays current where its own sub-list owns the path, and shows that entry', () => {
  const own = [entry('/products', '/products', '/products/category/pick')];
  expect(currentItem(own, '/products/category/pick')).toEqual({ home: false, item: 0, sub: 1 });
  expect(currentItem(own, '/products/5')).toEqual({ home: false, item: 0, sub: 0 });
});

test('an entry that matches the query is preferred to one that matches only the path', () => {
  const filtered = [entry('/products', '/products', '/products?categoryId=3')];
  expect(currentItem(filtered, '/products', { categoryId: '3' }).sub).toBe(1);
  expect(currentItem(filtered, '/products', { categoryId: '4' }).sub).toBe(0);
  expect(currentItem(filtered, '/products').sub).toBe(0);
});

test('external links are never current', () => {
  expect(currentItem([entry('https://clinic.kr/products')], '/products')).toEqual({ home: false });
});
