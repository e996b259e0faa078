import { expect, test } from 'vitest';
import { productsFixture } from '#blocks/_ui/product-fixtures.ts';
import { renderForTest } from '#blocks/_ui/render-for-test.tsx';
import { faqsFixture, noticesFixture } from './fixtures.ts';
import component from './index.tsx';
import messages from './messages.json' with { type: 'json' };
import { schema } from './schema.ts';

const show = (data: Record<string, unknown>, source: unknown) =>
  renderForTest(
    { component, messages },
    { data: schema.parse(data), source, page: { pageKey: '/search', path: '/search' } },
  ).html.replaceAll('&amp;', '&');
const faqs = (data: Record<string, unknown>) => show({ kind: 'faqs', ...data }, faqsFixture);

test('among the other kinds a few are shown with a link to all of them', () => {
  const html = show({ kind: 'products', keyword: 'x', preview: 3 }, productsFixture(20, { total: 60 }));
  expect(html.match(/<article/g)).toHaveLength(3);
  expect(html).toContain('href="/en/search?keyword=x&tab=products"');
  expect(html).not.toContain('Ui-pagination');
});

test('shown alone, all are listed, on pages that preserve the keyword and the tab', () => {
  const html = show(
    { kind: 'products', keyword: '리프팅', tab: 'products' },
    productsFixture(20, { page: 2, total: 60 }),
  );
  expect(html.match(/<article/g)).toHaveLength(20);
  const keyword = '리프팅';
  expect(html).toContain(`href="/en/search?keyword=${keyword}&page=3&tab=products"`);
  expect(html).toContain(`href="/en/search?keyword=${keyword}&tab=products"`);
});

test('nothing is shown without a keyword, nor while another kind is shown alone', () => {
  expect(faqs({})).toBe('');
  expect(faqs({ keyword: '  ' })).toBe('');
  expect(faqs({ keyword: '리프팅', tab: 'products' })).toBe('');
});

test('a kind without results shows a message if shown alone, and nothing among others', () => {
  const none = productsFixture(0);
  expect(show({ kind: 'products', keyword: 'x', tab: 'products' }, none)).toContain(
    'No matching treatments found.',
  );
  expect(show({ kind: 'products', keyword: 'x' }, none)).toBe('');
  const empty = { ...noticesFixture, rows: [], count: 0 };
  expect(show({ kind: 'notices', keyword: 'x', tab: 'notices' }, empty)).toContain(
    'No search results found.',
  );
});

test('the keyword is highlighted in titles', () => {
  expect(show({ kind: 'notices', keyword: '리프팅' }, noticesFixture)).toContain(
    '12월 <mark>리프팅</mark> 예약 안내',
  );
  expect(show({ kind: 'notices', keyword: '리프팅을' }, noticesFixture)).toContain(
    '<mark>리프팅</mark> 예약',
  );
});

test('in answers the keyword is highlighted in the text and never in the markup', () => {
  const html = faqs({ keyword: '리프팅 products amp' });
  expect(html).toContain('<a href="/en/products"><mark>리프팅</mark></a> & 관리');
  expect(html).toContain('<mark>리프팅</mark>은 아픈가요?');
});
