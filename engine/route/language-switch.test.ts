import { expect, test } from 'vitest';
import { languageSwitchHref } from './language-switch.ts';

test('the main language has no segment and every other has its own', () => {
  expect(languageSwitchHref('/introduce/staff', '/introduce/staff', 'ko', 'ko')).toBe('/introduce/staff');
  expect(languageSwitchHref('/introduce/staff', '/introduce/staff', 'ja', 'ko')).toBe('/ja/introduce/staff');
  expect(languageSwitchHref('/', '/', 'en', 'ja')).toBe('/en');
});

test.each([
  ['/exhibitions/3', '/exhibitions/{exhibitionId}'],
  ['/brandings/2', '/brandings/{brandingId}'],
])('the detail page %s leads to the home page in the language', (path, key) => {
  expect(languageSwitchHref(path, key, 'en', 'ko')).toBe('/en');
  expect(languageSwitchHref(path, key, 'ko', 'ko')).toBe('/');
});

test.each([
  ['/products/12', '/products/{productId}', '/zh/products'],
  ['/products/12/secret/9', '/products/{productId}/secret/{eventId}', '/zh/products'],
  ['/boards/3/detail/8', '/boards/{boardTypeId}/detail/{id}', '/zh/boards/3'],
  ['/cscenter/notice/5', '/cscenter/notice/{noticeId}', '/zh/cscenter/notice'],
  ['/cscenter/boards/2/detail/7', '/cscenter/boards/{boardTypeId}/detail/{id}', '/zh/cscenter/boards/2'],
])('the detail page %s leads to its list', (path, key, expected) => {
  expect(languageSwitchHref(path, key, 'zh', 'ko')).toBe(expected);
});

test('lists and forms lead to the same page and preserve the query', () => {
  const form = languageSwitchHref(
    '/cscenter/boards/2/write',
    '/cscenter/boards/{boardTypeId}/write',
    'en',
    'ko',
  );
  expect(form).toBe('/en/cscenter/boards/2/write');
  expect(languageSwitchHref('/boards/3', '/boards/{boardTypeId}', 'en', 'ko')).toBe('/en/boards/3');
  expect(languageSwitchHref('/search', '/search', 'en', 'ko', '?keyword=laser')).toBe(
    '/en/search?keyword=laser',
  );
});

test('a detail page drops its query on the way to the list', () => {
  expect(languageSwitchHref('/products/12', '/products/{productId}', 'en', 'ko', '?wpid=12')).toBe(
    '/en/products',
  );
});

test('the not-found page leads home', () => {
  expect(languageSwitchHref('/products/999', '/not-found', 'en', 'ko')).toBe('/en');
});
