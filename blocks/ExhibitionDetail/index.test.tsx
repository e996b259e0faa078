import { expect, test } from 'vitest';
import { exhibitionFixture } from '#blocks/_ui/exhibition-fixtures.ts';
import { renderForTest } from '#blocks/_ui/render-for-test.tsx';
import type { ExhibitionRow } from '#schemas/api/exhibitions.ts';
import { fixtures } from './fixtures.ts';
import component from './index.tsx';
import messages from './messages.json' with { type: 'json' };
import { schema } from './schema.ts';

const two = fixtures.default.source.row.products.slice(0, 2);
const show = (
  change: Partial<ExhibitionRow>,
  config = {},
  slots?: Record<string, string>,
  products: typeof two = two,
) => {
  const row = { ...exhibitionFixture(1, change), description: '<p>Story</p>', products };
  return renderForTest(
    { component, messages },
    { data: schema.parse({}), source: { row }, config, ...(slots && { slots }) },
  );
};

test('a running event shows its treatments, and the page expires with the event', () => {
  const { html, expiries } = show({ endAt: '2026-11-30T23:59:59+09:00' });
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html).toContain('Ongoing');
  expect(html).toContain('2026/01/01 – 2026/11/30');
  expect(html.match(/Ui-productCard-link/g)).toHaveLength(2);
  expect(html).toContain('9 days left');
  expect(new Set(expiries)).toEqual(new Set(['2026-11-30T14:59:59.000Z', '2026-11-21T15:00:00.000Z']));
});

test('an event that begins or ends within a day shows the times in the clinic’s time zone', () => {
  const dates = (startAt: string | null, endAt: string | null, config = {}) =>
    /(\d{4}[\d/:() ]*)?–([\d/:() ]*)/.exec(show({ startAt, endAt }, config).html)?.[0].trim();
  const [midnight, evening] = ['2026-11-01T00:00:00+09:00', '2026-11-30T18:00:00+09:00'];
  expect(dates(midnight, evening)).toBe('2026/11/01 – 2026/11/30 (18:00)');
  expect(dates('2026-11-01T09:30:00+09:00', evening)).toBe('2026/11/01 (09:30) – 2026/11/30 (18:00)');
  expect(dates('2026-11-01T09:30:00+09:00', '2026-12-01T00:00:00+09:00')).toBe(
    '2026/11/01 (09:30) – 2026/11/30',
  );
  expect(dates(midnight, '2026-11-30T23:59:00+09:00')).toBe('2026/11/01 – 2026/11/30');
  expect(dates(null, evening)).toBe('– 2026/11/30 (18:00)');
  expect(dates('2026-11-01T00:00:00-04:00', evening, { timeZone: 'America/New_York' })).toBe(
    '2026/11/01 – 2026/11/30 (04:00)',
  );
});

test('an ended event links to the ongoing ones and shows no event price, whatever state the response has', () => {
  const { html, expiries } = show({ endAt: '2026-11-20T23:59:59+09:00', state: 'ongoing' });
  expect(html).toContain('This event has ended');
  expect(html).toContain('href="/en/exhibitions?state=running"');
  expect(html).not.toMatch(/₩|Ui-productCard/);
  expect(expiries).toEqual([]);
});

test('an event without an end is always ongoing', () => {
  const { html } = show({ isAlways: true, startAt: null, endAt: null });
  expect(html).toContain('Always ongoing');
  expect(html).toContain('Ui-productCard-link');
});

test('the options of each treatment are listed, those of the event marked and at its price', () => {
  const { html } = show({});
  expect(html.match(/ExhibitionDetail-choice"/g)).toHaveLength(4);
  expect(html.match(/Ui-badge[^>]*><span lang="en">Event</g)).toHaveLength(2);
  expect(html).toContain('첫 방문 300샷');
  expect(html).toContain('₩59,000');
});

test('options can be picked only while the event runs', () => {
  const picker = { picker: 'PICKER' };
  const running = show({}, {}, picker).html;
  expect(running).toContain('PICKER');
  expect(running).not.toContain('ExhibitionDetail-choice');
  const upcoming = { startAt: '2026-12-01T00:00:00+09:00', endAt: '2026-12-31T00:00:00+09:00' };
  const before = show(upcoming, {}, picker).html;
  expect(before).not.toContain('PICKER');
  expect(before).toContain('Starts in 10 days');
  expect(before).toContain('ExhibitionDetail-choice');
  expect(show({ endAt: '2026-11-20T23:59:59+09:00' }, {}, picker).html).not.toContain('PICKER');
});

test('options are listed without prices where the site shows none', () => {
  const { html } = show({}, { hasPriceView: false });
  expect(html).toContain('첫 방문 300샷');
  expect(html).not.toContain('₩');
});

test('a treatment of which the event offers no option has no price, and no consultation in its place', () => {
  const hidden = two.map((product) => ({ ...product, options: [], price: null, originalPrice: null }));
  const priceIn = (isConsultationRequired: boolean) =>
    show(
      {},
      {},
      undefined,
      hidden.map((product) => ({ ...product, isConsultationRequired })),
    ).html.match(/Ui-productCard-price/g)?.length;
  expect([priceIn(false), priceIn(true)]).toEqual([undefined, 2]);
});

test('the alternative text of the picture is in the language of the event', () => {
  const image = { url: '/files/raon/a.webp', width: 1200, height: 600, alt: '가을 행사' };
  const picture = (languageCode: 'ko' | 'en') =>
    /<img[^>]* alt="[^"]*"[^>]*>/.exec(show({ image, languageCode }).html)?.[0];
  expect(picture('ko')).toContain('alt="가을 행사" lang="ko"');
  expect(picture('en')).not.toContain('lang=');
});
