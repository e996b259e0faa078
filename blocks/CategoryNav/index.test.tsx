// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { renderForTest } from '#blocks/_ui/render-for-test.tsx';
import { linearTimeoutMs } from '#tests/setup/linear-time.ts';
import { fixtures } from './fixtures.ts';
import component from './index.tsx';
import messages from './messages.json' with { type: 'json' };
import { schema } from './schema.ts';

function show(layout: 'icons' | 'tiles', isIconExposure: boolean) {
  const element = document.createElement('div');
  const data = schema.parse({ layout, hasAll: true });
  const { source } = fixtures.default;
  element.innerHTML = renderForTest(
    { component, messages },
    { data, source, config: { isIconExposure } },
  ).html;
  return element;
}

test('categories show their icons with isIconExposure', () => {
  const shown = show('icons', true);
  expect(shown.querySelectorAll('.CategoryNav-picture')).toHaveLength(9);
});

test('without isIconExposure categories show text only, including the one for all treatments', () => {
  const shown = show('icons', false);
  expect(shown.querySelectorAll('.CategoryNav-picture, img, svg')).toHaveLength(0);
  expect(shown.querySelectorAll('.CategoryNav-list--plain > li')).toHaveLength(9);
});

test('tiles always show their images', () => {
  expect(show('tiles', false).querySelectorAll('.CategoryNav-picture')).toHaveLength(9);
});

test('a chip leads to the page of its category and is current there; the sort order stays', () => {
  const { source } = fixtures.default;
  const element = document.createElement('div');
  const data = schema.parse({ layout: 'chips', hasAll: true });
  const [first] = source.rows;
  const page = { params: { categoryId: String(first?.id) }, query: { sort: 'newest' } };
  element.innerHTML = renderForTest({ component, messages }, { data, source, page }).html;
  const current = [...element.querySelectorAll('[aria-current]')].map((chip) => chip.getAttribute('href'));
  expect(current).toEqual([`/en/products/category/${first?.id}?sort=newest`]);
  expect(element.querySelector('a')?.getAttribute('href')).toBe('/en/products?sort=newest');
});

test('a name with dots breaks only after them', () => {
  const { source } = fixtures.default;
  const rows = source.rows.slice(0, 1).map((row) => ({ ...row, name: '여드름·흉터·모공' }));
  const data = schema.parse({ layout: 'icons' });
  const { html } = renderForTest({ component, messages }, { data, source: { ...source, rows } });
  const [first, second] = ['여드름·', '흉터·'].map((part) => `<span class="u-name">${part}</span><wbr/>`);
  expect(html).toContain(`${first}${second}모공</span>`);
});

test(
  'a name of any length is read once',
  () => {
    const { source } = fixtures.default;
    const rows = source.rows.slice(0, 1).map((row) => ({ ...row, name: '가'.repeat(500_000) }));
    const data = schema.parse({ layout: 'icons' });
    const { html } = renderForTest({ component, messages }, { data, source: { ...source, rows } });
    expect(html).toContain(rows[0]?.name);
  },
  linearTimeoutMs,
);
