import { expect, test } from 'vitest';
import { reservePath } from './reserve-path.ts';
import { rightButtonLink } from './right-button-url.ts';

test.each([
  ['/products', '/en/products', false],
  ['https://book.clinic.kr/now', 'https://book.clinic.kr/now', true],
  ['http://book.clinic.kr', 'http://book.clinic.kr', true],
  ['book.clinic.kr/now', 'http://book.clinic.kr/now', true],
  ['tel:+82212345678', 'tel:+82212345678', false],
])('the address %s becomes %s', (buttonUrl, href, external) => {
  expect(rightButtonLink({ buttonUrl }, 'en', 'ko')).toEqual({ href, external });
});

test('the main language has no segment', () => {
  expect(rightButtonLink({ buttonUrl: '/products' }, 'ko', 'ko')?.href).toBe('/products');
});

test('a button for the widget falls back to the contact page', () => {
  expect(rightButtonLink({ useWidget: 'visit' }, 'en', 'ko')).toEqual({
    href: '/en/cscenter/contact',
    external: false,
    widget: 'visit',
  });
});

test.each(['javascript:alert(1)', '//evil.example', '/\\evil.example', ''])(
  'the address %j is refused',
  (buttonUrl) => {
    expect(rightButtonLink({ buttonUrl }, 'ko', 'ko')).toBeUndefined();
  },
);

test('without the widget, a button for it leads to the inquiry form unless it has its own address', () => {
  const to = (buttonUrl?: string, useWidget = false) =>
    rightButtonLink({ useWidget: 'visit', buttonUrl }, 'en', 'ko', reservePath({ useWidget }))?.href;
  expect(to()).toBe('/en/cscenter/contact#inquiry');
  expect(to('/cscenter/contact')).toBe('/en/cscenter/contact#inquiry');
  expect(to('/introduce')).toBe('/en/introduce');
  expect(to('/cscenter/contact', true)).toBe('/en/cscenter/contact');
});
