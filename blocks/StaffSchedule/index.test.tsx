// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { renderForTest } from '#blocks/_ui/render-for-test.tsx';
import { fixtures } from './fixtures.ts';
import component from './index.tsx';
import messages from './messages.json' with { type: 'json' };
import { schema } from './schema.ts';

// 2026-11-17 is a Tuesday in Seoul from 15:00Z of the 16th on.
function show(
  now = '2026-11-16T20:00:00Z',
  config = {},
  data = {},
  source: unknown = fixtures.default.source,
) {
  const { html, expiries } = renderForTest(
    { component, messages },
    { data: schema.parse(data), source, config, page: { now } },
  );
  const element = document.createElement('div');
  element.innerHTML = html;
  return { element, expiries };
}
const cells = (element: Element, row: number) =>
  [...(element.querySelectorAll('tbody tr')[row]?.querySelectorAll('td') ?? [])].map(
    (cell) => cell.querySelector('.StaffSchedule-shift')?.textContent,
  );
const today = (element: Element) =>
  element.querySelector('thead .StaffSchedule-today abbr')?.getAttribute('title');

test("today's column is marked in the partner's time zone, until midnight there", () => {
  const seoul = show();
  expect(today(seoul.element)).toBe('Tuesday');
  expect(seoul.expiries).toEqual(['2026-11-17T15:00:00.000Z']);
  const newYork = show('2026-11-16T20:00:00Z', { timeZone: 'America/New_York' });
  expect(today(newYork.element)).toBe('Monday');
  expect(newYork.expiries).toEqual(['2026-11-17T05:00:00.000Z']);
});

test('the table shows the staff present on each weekday, with dates', () => {
  const { element } = show();
  expect(cells(element, 2)).toEqual(['Off', 'AM', 'All day', 'Off', 'PM', 'Off', 'Off']);
  expect(element.querySelector('thead time')?.getAttribute('datetime')).toBe('2026-11-16');
});

test('an absence, its substitute and a closure are marked and described in words', () => {
  const { element } = show();
  expect(cells(element, 0)[0]).toBe('Away');
  expect(cells(element, 1)[0]).toBe('Cover');
  expect(element.querySelectorAll('td.StaffSchedule-closed')).toHaveLength(3);
  const changes = [...element.querySelectorAll('.StaffSchedule-change')].map((change) => change.textContent);
  expect(changes).toEqual(['11/16 (Mon)김서연 is away; 박지호 covers학회 참석', '11/19 (Thu)세미나 휴진']);
});

test('the following week is collapsed and can be opened without JavaScript', () => {
  const { element } = show();
  const details = element.querySelector('details');
  expect(details?.open).toBe(false);
  expect(details?.querySelector('summary')?.textContent).toBe('Schedule for 11/23 – 11/29');
  expect(details?.querySelectorAll('tbody tr')).toHaveLength(3);
});

test('times can be shown with am and pm', () => {
  expect(show(undefined, {}, { hour12: true }).element.textContent).toContain('10:00 AM–7:00 PM');
});

test('without a schedule it shows a message', () => {
  const none = { rows: [], count: 0, page: 1, limit: 20 };
  expect(show(undefined, {}, {}, none).element.textContent).toContain('No schedule registered.');
});
