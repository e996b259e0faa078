import { expect, test } from 'vitest';
import { productsFixture } from '#blocks/_ui/product-fixtures.ts';
import { renderForTest } from '#blocks/_ui/render-for-test.tsx';
import component from './index.tsx';
import messages from './messages.json' with { type: 'json' };
import { schema } from './schema.ts';

const show = (source: unknown, page: { path: string; query?: Record<string, string> }, config = {}) =>
  renderForTest({ component, messages }, { data: schema.parse({}), source, page, config }).html.replaceAll(
    '&amp;',
    '&',
  );

test('sort and page links preserve the category, another order starts at the first page', () => {
  const query = { categoryId: '3', sort: 'popular', page: '2' };
  const html = show(productsFixture(20, { page: 2, total: 60 }), { path: '/products', query });
  expect(html).toContain('60 treatments');
  expect(html).toContain('href="/en/products?categoryId=3&sort=newest"');
  expect(html).toContain('href="/en/products?categoryId=3&page=3&sort=popular"');
  expect(html).toContain('href="/en/products?categoryId=3&sort=popular"');
});

test('on the search page the page links stay there and preserve the keyword', () => {
  const html = show(productsFixture(20, { total: 60 }), { path: '/search', query: { keyword: '리프팅' } });
  expect(html).toContain('href="/en/search?keyword=리프팅&page=2"');
});

test('an empty result shows a message and a link to all treatments', () => {
  const html = show(productsFixture(0), { path: '/products', query: { categoryId: '3' } });
  expect(html).toContain('No matching treatments found.');
  expect(html).toContain('href="/en/products"');
});

test('a site without prices reveals none, neither as amount nor as order', () => {
  const html = show(productsFixture(4), { path: '/products' }, { hasPriceView: false });
  expect(html).not.toMatch(/₩|\d+%|sort=price/);
  expect(html.match(/Ui-price--instead/g)).toHaveLength(4);
});
