// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { PageContext } from '#engine/context/page-context.ts';
import { compileCatalog } from '#engine/i18n/compile-catalog.ts';
import { IslandShell } from '#engine/render/island-shell.tsx';
import type { LanguageCode } from '#schemas/language-codes.ts';
import { samplePage } from '#tests/contract/sample-page.ts';
import HeaderBar from './index.tsx';
import messages from './messages.json' with { type: 'json' };
import { schema } from './schema.ts';

function render(page: Partial<PageContext>, data: Record<string, unknown> = {}, locale: LanguageCode = 'ko') {
  const element = document.createElement('div');
  element.innerHTML = renderToStaticMarkup(
    <IslandShell
      component={HeaderBar}
      id="h"
      data={schema.parse(data)}
      source={undefined}
      slots={{ menu: 'drawer' }}
      page={samplePage(locale, page)}
      catalog={compileCatalog(messages, locale)}
    />,
  );
  return element;
}
const texts = (element: Element, selector: string) =>
  [...element.querySelectorAll(selector)].map(({ textContent }) => textContent);
const link = (element: Element, selector: string) => element.querySelector(selector)?.getAttribute('href');
const product = { pageKey: '/products/{productId}', path: '/products/12', parentPath: '/products' };

test.each([
  ['ko', '홈'],
  ['en', 'Home'],
  ['ja', 'ホーム'],
  ['zh', '首页'],
] as const)('the home entry comes first and is labeled in %s', (locale, home) => {
  const header = render({}, {}, locale);
  expect(texts(header, '.HeaderBar-nav a')).toEqual([home, '병원 소개', '시술', '예약']);
  expect(texts(header, '[aria-current="page"]')).toEqual([home]);
  expect(link(header, '.HeaderBar-nav a')).toBe(locale === 'ko' ? '/' : `/${locale}`);
});

test('the second row shows only the sub-list of the current entry', () => {
  const staff = render({ pageKey: '/introduce/staff', path: '/introduce/staff' });
  expect(texts(staff, '.HeaderBar-sub a')).toEqual(['의료진']);
  expect(texts(staff, '[aria-current="page"]')).toEqual(['병원 소개', '의료진']);
  expect(render(product).querySelector('.HeaderBar-sub')).toBeNull();
});

test('a page below products leaves the products entry current', () => {
  expect(texts(render(product), '[aria-current="page"]')).toEqual(['시술']);
});

test('an entry for the widget does not link to its own url', () => {
  const entry = render({}, {}, 'en').querySelector('[data-widget="visit"]');
  expect(entry?.getAttribute('href')).toBe('/en/cscenter/contact#inquiry');
});

test('on the third level a back button replaces the logo', () => {
  const header = render(product);
  expect(header.querySelector('.HeaderBar-logo')).toBeNull();
  expect(header.querySelector('.HeaderBar-back')?.hasAttribute('data-back')).toBe(true);
  expect(link(header, '.HeaderBar-back')).toBe('/products');
});

test('beside the navigation the back button takes the space of the logo', () => {
  const start = (data: Record<string, unknown>) =>
    render(product, data).querySelector('.HeaderBar-start')?.getAttribute('style');
  const logo = { logo: { ratio: 3 }, logoHeightDesktop: 40 };
  expect(start({ variant: 'bar', ...logo })).toContain('--logo-space:120px');
  expect(start({ variant: 'split', ...logo })).toBeNull();
});

test('a given back URL is followed instead of the history', () => {
  const header = render(product, { backUrl: '/exhibitions' });
  expect(link(header, '.HeaderBar-back')).toBe('/exhibitions');
  expect(header.querySelector('.HeaderBar-back')?.hasAttribute('data-back')).toBe(false);
});

test('inner pages show their title on phones and the home page does not', () => {
  expect(texts(render({ ...product, pageTitle: '시술 상세' }), '.HeaderBar-title')).toEqual(['시술 상세']);
  expect(texts(render({}), '.HeaderBar-title')).toEqual([]);
  expect(texts(render(product, { hasMobileTitle: false }), '.HeaderBar-title')).toEqual([]);
});

test('the right button is solid by default and follows the URL rule', () => {
  const button = (rightButton: Record<string, unknown>) =>
    render({}, { rightButton: { buttonText: '예약', ...rightButton } }).querySelector('.HeaderBar-button');
  expect(button({ buttonUrl: 'book.clinic.kr' })?.getAttribute('href')).toBe('http://book.clinic.kr');
  expect(button({ buttonUrl: '/products' })?.className).toContain('Ui-button--solid');
  expect(button({ buttonUrl: '/products', buttonType: 'outline' })?.className).toContain('Ui-button--line');
  expect(button({})).toBeNull();
});

test('the logo is 28 px high and 58 px on computers by default', () => {
  const style = (data = {}) => render({}, data).querySelector('.HeaderBar-logo')?.getAttribute('style');
  expect(style()).toContain('--logo-height:28px;--logo-height-desktop:58px');
  expect(style({ logoHeight: 20 })).toContain('--logo-height:20px;--logo-height-desktop:58px');
});

test('the page reserves space for a second row', () => {
  const staff = render({ pageKey: '/introduce/staff', path: '/introduce/staff' });
  expect(staff.querySelector('[data-second-row]')).not.toBeNull();
  expect(render({}).querySelector('[data-second-row]')).toBeNull();
});

test('search and menu can be omitted', () => {
  expect(link(render({}, {}, 'ja'), '[data-search-toggle]')).toBe('/ja/search');
  expect(render({}, { searchToggle: false }).querySelector('[data-search-toggle]')).toBeNull();
  expect(render({}).querySelector('button[commandfor="mobile-menu"]')).not.toBeNull();
});
