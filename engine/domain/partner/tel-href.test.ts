import { expect, test } from 'vitest';
import { firstNumber, telHref } from './tel-href.ts';

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

test.each([
  ['02-555-0101~2', 'tel:+8225550101'],
  ['02-555-0101～2', 'tel:+8225550101'],
  ['02-555-0101, 02-555-0102', 'tel:+8225550101'],
  ['02-555-0101; 02-555-0102', 'tel:+8225550101'],
  ['02-555-0101/0102', 'tel:+8225550101'],
  ['02/555/0101 / 02/555/0102', 'tel:+8225550101'],
  ['02.555.0101·0102', 'tel:+8225550101'],
  ['02-555-0101 (내선 2)', 'tel:+8225550101'],
  ['02-555-0101 ext. 2', 'tel:+8225550101'],
  ['02-555-0101#2', 'tel:+8225550101'],
  ['24시간 02)555-0101', 'tel:+8225550101'],
  ['０２ー５５５ー０１０１', 'tel:+8225550101'],
  ['+82 (0)2-555-0101', 'tel:+8225550101'],
  ['(+82) (0)2-555-0101~2', 'tel:+8225550101'],
  ['+44 (0)20 7946 0000', 'tel:+442079460000'],
  ['1588-0000', 'tel:+8215880000'],
  ['119', 'tel:+82119'],
])('the link of %s calls its first number', (tel, href) => {
  expect(telHref(tel)).toBe(href);
});

test('the first number is as it is written', () => {
  expect(firstNumber('전화 02-555-0101 / 02-555-0102')).toBe('02-555-0101');
  expect(firstNumber('없음')).toBe('');
});

test('without a number there is no link', () => {
  for (const tel of [null, undefined, '', ' - ']) expect(telHref(tel)).toBeUndefined();
});
