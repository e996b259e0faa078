import { expect, test } from 'vitest';
import { telHref } from './tel-href.ts';

test.each([
  ['02-1234-5678', undefined, 'tel:+82212345678'],
  ['010 1234 5678', null, 'tel:+821012345678'],
  ['03-1234-5678', '+81', 'tel:+81312345678'],
  ['03-1234-5678', '81', 'tel:+81312345678'],
  ['1588-1234', '+82', 'tel:+8215881234'],
  ['+82 2-1234-5678', '+81', 'tel:+82212345678'],
])('%s with code %s is called by %s', (tel, code, href) => {
  expect(telHref(tel, code)).toBe(href);
});

test('without a number there is no link', () => {
  for (const tel of [null, undefined, '', ' - ']) expect(telHref(tel)).toBeUndefined();
});
