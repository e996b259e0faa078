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

test('links to the texts add no step back', () => {
  const links = show('default').match(/<a [^>]*href="#block-(description|cautions|aftercare)"[^>]*>/g);
  expect(links?.filter((link) => link.includes('data-replace'))).toHaveLength(3);
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

test('the title of the event is marked with its own language, else with that of the treatment', () => {
  const { data, source } = fixtures.extreme;
  const title = 'Spring';
  const html = (languageCode?: 'en' | 'ko') => {
    const event = source.row.event && { ...source.row.event, title, languageCode };
    const row = { ...source.row, languageCode: 'ja' as const, event };
    return renderForTest({ component, messages }, { data: schema.parse(data), source: { row } }).html;
  };
  expect(html('ko')).toContain(`<span lang="ko">${title}</span>`);
  expect(html()).toContain(`<span lang="ja">${title}</span>`);
  expect(html('en')).not.toMatch(/lang="\w+">Spring/);
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

test('beside a regular price the event of other options is mentioned, not called that of the price', () => {
  const { data, source } = fixtures.extreme;
  const { event, options } = source.row;
  if (!event) throw new Error('The fixture has no event.');
  const html = (isSecret: boolean, reduced: number) => {
    const row = {
      ...source.row,
      event: { ...event, isSecret },
      options: options.map((option, index) => ({
        ...option,
        event: index === reduced ? { id: event.id, title: event.title } : undefined,
      })),
    };
    return renderForTest({ component, messages }, { data: schema.parse(data), source: { row } }).html;
  };
  expect(html(true, 0)).toContain('Secret price');
  expect(html(false, 0)).toContain('Event price');
  for (const [isSecret, words] of [
    [true, 'Secret offer'],
    [false, 'Special event'],
  ] as const) {
    expect(html(isSecret, 1)).toContain(words);
    expect(html(isSecret, 1)).not.toMatch(/Secret price|Event price/);
  }
});

test('on a backend whose options name no event, the price is that of the running event of the treatment', () => {
  const { data, source } = fixtures.extreme;
  const html = (change: object) => {
    const event = source.row.event && { ...source.row.event, isSecret: false, ...change };
    const options = source.row.options.map((option) => ({ ...option, event: undefined }));
    const row = { ...source.row, event, options };
    return renderForTest({ component, messages }, { data: schema.parse(data), source: { row } }).html;
  };
  expect(html({})).toContain('Event price');
  expect(html({ isSecret: true })).toContain('Secret price');
  expect(html({ state: 'upcoming' })).toContain('Special event');
  expect(html({ startAt: null, endAt: '2026-11-21T00:00:00Z', isAlways: false })).toContain('Special event');
});

test('a secret price names its offer and its end', () => {
  const html = show('extreme');
  expect(html).toContain('Secret price');
  expect(html).toContain('2099/12/31');
});
