import { expect, test } from 'vitest';
import { isThirdLevel, parentPath } from './page-level.ts';

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
  expect(parentPath(key, path)).toBe(parent);
});

const lists = ['/', '/products', '/products/category/pick', '/introduce/staff', '/terms/privacy-policy'];
test.each([...lists, '/boards/{boardTypeId}', '/cscenter/boards/{boardTypeId}'])('%s is not', (key) => {
  expect(isThirdLevel(key)).toBe(false);
  expect(parentPath(key, key)).toBe('/');
});
