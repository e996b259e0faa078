import { expect, test } from 'vitest';
import { compileRoutes } from './match-path.ts';
import { pageKeys } from './page-keys.ts';
import { isThirdLevel, parentPath } from './page-level.ts';

const match = compileRoutes(pageKeys);
const hasPage = (path: string) => match(path) !== undefined;

const details: [key: string, path: string, parent: string][] = [
  ['/products/{productId}', '/products/12', '/products'],
  ['/products/{productId}/secret/{eventId}', '/products/12/secret/9', '/products/12'],
  ['/exhibitions/{exhibitionId}', '/exhibitions/3', '/exhibitions'],
  ['/brandings/{brandingId}', '/brandings/1', '/brandings'],
  ['/boards/{boardTypeId}/detail/{id}', '/boards/3/detail/8', '/boards/3'],
  ['/cscenter/notice/{noticeId}', '/cscenter/notice/5', '/cscenter/notice'],
  ['/cscenter/boards/{boardTypeId}/write', '/cscenter/boards/2/write', '/cscenter/boards/2'],
  ['/cscenter/boards/{boardTypeId}/detail/{id}', '/cscenter/boards/2/detail/7', '/cscenter/boards/2'],
];

test.each(details)('%s is a third-level page whose parent is found', (key, path, parent) => {
  expect(isThirdLevel(key)).toBe(true);
  expect(parentPath(key, path, hasPage)).toBe(parent);
});

const lists = ['/', '/products', '/products/category/pick', '/introduce/staff', '/terms/privacy-policy'];
test.each([...lists, '/boards/{boardTypeId}', '/cscenter/boards/{boardTypeId}'])('%s is not', (key) => {
  expect(isThirdLevel(key)).toBe(false);
  expect(parentPath(key, key, hasPage)).toBe('/');
});

test('the parent of an operator’s own page is the nearest one that exists', () => {
  const parent = (key: string, path: string, ...pages: string[]) =>
    parentPath(key, path, (at) => pages.includes(at));
  expect(parent('/spring/{id}', '/spring/3')).toBe('/');
  expect(parent('/spring/sale/{id}', '/spring/sale/3', '/spring')).toBe('/spring');
  expect(parent('/spring/{id}/more', '/spring/3/more', '/spring/3', '/spring')).toBe('/spring/3');
});
