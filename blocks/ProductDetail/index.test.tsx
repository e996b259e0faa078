import { expect, test } from 'vitest';
import { renderForTest } from '#blocks/_ui/render-for-test.tsx';
import { fixtures } from './fixtures.ts';
import component from './index.tsx';
import messages from './messages.json' with { type: 'json' };
import { schema } from './schema.ts';

const show = (name: keyof typeof fixtures, config = {}) => {
  const { data, source } = fixtures[name];
  return renderForTest({ component, messages }, { data: schema.parse(data), source, config }).html;
};

test('it has one h1, the lowest price and links to each text', () => {
  const html = show('default', { isIncludeVat: false });
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html).toContain('₩129,000');
  for (const part of ['description', 'cautions', 'aftercare']) {
    expect(html).toContain(`href="#block-${part}"`);
    expect(html).toContain(`id="block-${part}"`);
  }
});

test('unknown facts are omitted', () => {
  const html = show('minimal');
  expect(html).not.toMatch(/<dl|ProductDetail-guide|ProductDetail-bar|<img/);
  expect(html).toContain('Consultation');
  expect(html).toContain('Reservation unavailable');
});

test('content in another language than the page’s is marked with it', () => {
  expect(show('default')).toContain('<span lang="ko">');
});

test('the operator can omit the texts and the prices', () => {
  const html = show('default', { useProductInfo: false, hasPriceView: false });
  expect(html).not.toContain('ProductDetail-guide');
  expect(html).not.toMatch(/₩/);
});

test('the facts of a treatment are shown only with useProductInfo', () => {
  const facts = (useProductInfo: boolean) => {
    const html = show('default', { useProductInfo });
    const list = /<dl class="ProductDetail-facts">(.*?)<\/dl>/.exec(html)?.[1] ?? '';
    return [...list.matchAll(/<dt>(.*?)<\/dt>/g)].map(([, term]) => term?.replace(/<[^>]*>/g, ''));
  };
  expect(facts(true)).toEqual(['Duration', 'Anaesthesia', 'Recovery', 'Estimated price']);
  expect(facts(false)).toEqual(['Estimated price']);
  expect(show('default')).toContain('Numbing cream');
});

test('within an event the regular estimate is not shown', () => {
  const { data, source } = fixtures.default;
  const { event } = fixtures.extreme.source.row;
  const row = { ...source.row, event };
  const { html } = renderForTest({ component, messages }, { data: schema.parse(data), source: { row } });
  expect(html).toContain('Duration');
  expect(html).not.toContain('Estimated price');
});

test('a site without prices mentions the event, not its price', () => {
  const html = show('extreme', { hasPriceView: false });
  expect(html).toContain('Secret offer');
  expect(html).not.toMatch(/Secret price|Event price/);
});

test('a secret price names its offer and its end', () => {
  const html = show('extreme');
  expect(html).toContain('Secret price');
  expect(html).toContain('2099/12/31');
});
