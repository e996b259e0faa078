import { expect, test } from 'vitest';
import { shortenUrlParams } from '#schemas/api/shorten-url.ts';
import { codeOf, pathOf } from './short-codes.ts';

test.each([
  ['/products/1', 'go-p-1'],
  ['/en/products/36', 'en-p-10'],
  ['/zh/products/12/secret/999999999999999', 'zh-s-c-9ugxnorjlr'],
  ['/exhibitions/3', 'go-x-3'],
  ['/brandings/3', 'go-b-3'],
  ['/ja/cscenter/notice/2', 'ja-n-2'],
  ['/boards/2/detail/40', 'go-a-2-14'],
  ['/ko/cscenter/boards/11/detail/10001', 'ko-c-b-7pt'],
])('%s has the derived code %s, which leads back to it', (path, code) => {
  expect(codeOf(path)).toBe(code);
  expect(pathOf(code)).toBe(path);
  expect(shortenUrlParams.safeParse({ code }).success).toBe(true);
});

test.each([
  '/',
  '/products',
  '/products/0',
  '/products/01',
  '/products/1/',
  '/products/1?a=1',
  '/fr/products/1',
])('%s has no derived code', (path) => {
  expect(codeOf(path)).toBeUndefined();
});

test.each(['go-p', 'go-p-1-2', 'go-s-1', 'go-q-1', 'fr-p-1', 'go-p-01', 'en-p--1', 'Ab3_xYz'])(
  'the code %s has no path',
  (code) => {
    expect(pathOf(code)).toBeUndefined();
  },
);
