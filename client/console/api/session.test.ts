// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { safeBack } from './session.ts';

test.each(['/partners/bomnal', '/partners/bomnal/history?page=2', '/partners/bomnal#notes', '/'])(
  'an operator returns to a path of the console: %s',
  (back) => expect(safeBack(back)).toBe(back),
);

test.each([
  null,
  '',
  'partners',
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example/',
  '/\t/evil.example/sign-in',
  '/\n/evil.example/sign-in',
  '/\r\\evil.example/sign-in',
  '\t//evil.example/',
  '/.//evil.example/',
  '/partners/..//evil.example/',
  '/%2e//evil.example/',
  '//',
  'javascript:alert(1)',
])('any other address leads to the list of partners: %j', (back) => expect(safeBack(back)).toBe('/partners'));
