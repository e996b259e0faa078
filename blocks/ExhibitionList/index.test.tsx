import { expect, test } from 'vitest';
import { exhibitionFixture, exhibitionsFixture } from '#blocks/_ui/exhibition-fixtures.ts';
import { renderForTest } from '#blocks/_ui/render-for-test.tsx';
import type { ExhibitionRow } from '#schemas/api/exhibitions.ts';
import component from './index.tsx';
import messages from './messages.json' with { type: 'json' };
import { schema } from './schema.ts';

const show = (source: unknown, query: Record<string, string> = {}) =>
  renderForTest({ component, messages }, { data: schema.parse({}), source, page: { query } }).html;

test('running events come before upcoming and ended ones, each group under its heading', () => {
  const headings = [...show(exhibitionsFixture()).matchAll(/<h2[^>]*>([^<]+)</g)].map(([, text]) => text);
  expect(headings).toEqual(['Ongoing events', 'Upcoming events', 'Ended events']);
});

test('a card shows the days left in the clinic’s time zone and the lowest price, while there are any', () => {
  // 2026/11/21 12:00 in Seoul, the clinic's time zone.
  const card = (change: Partial<ExhibitionRow>, config = {}) => {
    const source = { rows: [exhibitionFixture(1, change)], count: 1, page: 1, limit: 20 };
    const parts = renderForTest({ component, messages }, { data: schema.parse({}), source, config });
    return { text: parts.html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' '), expiries: parts.expiries };
  };
  const running = card({ endAt: '2026-11-24T23:59:59+09:00' });
  expect(running.text).toContain('Ongoing 3 days left');
  expect(running.text).toContain('₩59,000');
  expect(running.expiries).toContain('2026-11-21T15:00:00.000Z');
  expect(card({ endAt: '2026-11-22T00:00:00+09:00' }).text).toContain('Last day');
  expect(card({ endAt: '2026-11-21T18:00:00+09:00' }).text).toMatch(/Last day .* – 2026\/11\/21 \(18:00\)/);
  const elsewhere = card({ endAt: '2026-11-24T23:59:59+09:00' }, { timeZone: 'America/New_York' });
  expect(elsewhere.text).toContain('4 days left');
  const upcoming = card({ startAt: '2026-11-22T00:00:00+09:00' }).text;
  expect(upcoming).toContain('Upcoming Starts tomorrow');
  const ended = card({ endAt: '2026-11-20T00:00:00+09:00' }).text;
  const open = card({ endAt: null }).text;
  for (const none of [ended, open, card({ isAlways: true, startAt: null, endAt: null }).text])
    expect(none).not.toMatch(/days? left|Last day|Starts/);
  for (const none of [
    upcoming,
    ended,
    card({}, { hasPriceView: false }).text,
    card({ lowestPrice: null }).text,
  ])
    expect(none).not.toContain('₩');
});

test('the tab of the query is current, an unknown one counts as all', () => {
  const current = (state?: string) =>
    /aria-current="page"[^>]*>([^<]+)</.exec(show(exhibitionsFixture(), state ? { state } : {}))?.[1];
  expect(current('ended')).toBe('Ended');
  expect(current()).toBe('All');
  expect(current('hidden')).toBe('All');
});

test('without events, or without a response, it shows an empty message', () => {
  for (const source of [{ rows: [], count: 0, page: 1, limit: 20 }, undefined]) {
    expect(show(source)).toContain('No special events registered.');
  }
});
