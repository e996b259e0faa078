// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { renderForTest } from '#blocks/_ui/render-for-test.tsx';
import { fixtures } from './fixtures.ts';
import component from './index.tsx';
import messages from './messages.json' with { type: 'json' };
import { schema } from './schema.ts';

function show(name: keyof typeof fixtures = 'default', config = {}, data = {}) {
  const element = document.createElement('div');
  const { source } = fixtures[name];
  element.innerHTML = renderForTest(
    { component, messages },
    { data: schema.parse(data), source, config },
  ).html;
  return element;
}
const rows = (element: Element) =>
  [...element.querySelectorAll('tbody tr')].map((row) =>
    [...row.querySelectorAll('span')].map((span) => span.textContent).join(' | '),
  );

test('every item has its price or price range, its VAT and its notes', () => {
  expect(rows(show())).toEqual([
    '슈링크 유니버스 | 1회 | 샷 수에 따라 다름 | ₩99,000 – ₩239,000 | VAT included · materials included',
    '피코 토닝 | 1회 | ₩55,000 | VAT excluded · materials included',
    '재생 크림 | 30g | 샷 수에 따라 다름 | ₩25,000 | VAT included · materials included',
    '진단서 | 1통 | ₩20,000 | No VAT',
  ]);
});

test('items are grouped, each group a table with its own name', () => {
  const shown = show();
  expect([...shown.querySelectorAll('h2')].map((heading) => heading.textContent)).toEqual([
    'Treatments',
    'Medicines',
    'Certificates',
  ]);
  for (const table of shown.querySelectorAll('table'))
    expect(shown.querySelector(`#${table.getAttribute('aria-labelledby')}`)).not.toBeNull();
});

test('the notice and the date of the last change are shown', () => {
  expect(show().textContent).toContain('의료법 제45조');
  expect(show().querySelector('time')?.textContent).toBe('2026/11/01');
});

test('a site without prices still shows this list, as the law requires it', () => {
  expect(show('default', { hasPriceView: false }).textContent).toContain('₩99,000 – ₩239,000');
});

test('a button prints it, unless the document omits it', () => {
  expect(show().querySelector('button[data-print]')?.textContent).toBe('Print');
  expect(show('default', {}, { hasPrint: false }).querySelector('[data-print]')).toBeNull();
});

test('a list of more than one page links to the others, unless its page is fixed', () => {
  const list = { ...fixtures.default.source, count: 230, page: 2 };
  const listed = (hasPageLinks: boolean) =>
    renderForTest(
      { component, messages },
      { data: schema.parse({}), source: list, page: { path: '/info/medical-charge' }, hasPageLinks },
    ).html;
  expect(
    [...listed(true).matchAll(/href="([^"]*)" class="Ui-pagination-link"/g)].map(([, href]) => href),
  ).toEqual([
    '/en/info/medical-charge',
    '/en/info/medical-charge',
    '/en/info/medical-charge?page=2',
    '/en/info/medical-charge?page=3',
    '/en/info/medical-charge?page=3',
  ]);
  expect(listed(false)).not.toContain('Ui-pagination');
  expect(show().innerHTML).not.toContain('Ui-pagination');
});

test('an empty list shows an empty message', () => {
  expect(show('minimal').textContent).toBe('No charges registered.');
});
