import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ExpiryContext } from '#engine/context/use-clock.ts';
import { compileCatalog } from '#engine/i18n/compile-catalog.ts';
import { IslandShell } from '#engine/render/island-shell.tsx';
import { type ScheduleRow, scheduleRow } from '#schemas/api/schedules.ts';
import type { LanguageCode } from '#schemas/language-codes.ts';
import { homepageConfig } from '#schemas/site/homepage-config.ts';
import { partnerHours } from '#schemas/site/partner-hours.ts';
import { samplePage } from '#tests/contract/sample-page.ts';
import HoursTable from './index.tsx';
import messages from './messages.json' with { type: 'json' };
import { schema } from './schema.ts';
import { upcomingExceptions } from './upcoming-exceptions.ts';

const week = {
  mondayOpen: '10:00',
  mondayClose: '19:00',
  tuesdayOpen: '09:00',
  tuesdayClose: '18:00',
  fridayOpen: '10:00',
  fridayClose: '19:00',
};

// 2026-11-20 is a Friday; it is 10:30 in Seoul.
function render(
  hours: Record<string, unknown>,
  { locale = 'en' as LanguageCode, data = {}, config = {}, rows: exceptions = [] as ScheduleRow[] } = {},
) {
  const base = samplePage(locale, { now: '2026-11-20T01:30:00Z' });
  const untils: string[] = [];
  const html = renderToStaticMarkup(
    <ExpiryContext value={(until) => untils.push(until)}>
      <IslandShell
        component={HoursTable}
        id="h"
        data={schema.parse(data)}
        source={{ rows: exceptions, count: exceptions.length, page: 1, limit: 20 }}
        slots={{}}
        page={{
          ...base,
          config: homepageConfig.parse(config),
          partner: { ...base.partner, ...partnerHours.parse(hours) },
        }}
        catalog={compileCatalog(messages, locale)}
      />
    </ExpiryContext>,
  );
  const body = html.slice(html.indexOf('<tbody>'));
  const rows = [...body.matchAll(/<tr[^>]*>(.*?)<\/tr>/g)].map(([row]) =>
    row.replace(/<[^>]*>/g, '|').replace(/\|+/g, '|'),
  );
  return { html, rows, untils };
}

test('with weekWeekend the working days share a row', () => {
  const { rows } = render({ operationTimeType: 'weekWeekend', ...week });
  expect(rows[0]).toBe('|Weekdays|Today|10:00 – 19:00|-|');
  expect(rows).toHaveLength(3);
});

test('with day every day has its own row, and holidays', () => {
  const { rows } = render({ operationTimeType: 'day', ...week });
  expect(rows).toHaveLength(8);
  expect(rows[1]).toBe('|Tuesday|09:00 – 18:00|-|');
  expect(rows[4]).toBe('|Friday|Today|10:00 – 19:00|-|');
});

test('a lunch break is shown, a missing one is -', () => {
  const { rows } = render({
    operationTimeType: 'day',
    ...week,
    mondayLunchStart: '13:00',
    mondayLunchEnd: '14:00',
  });
  expect(rows[0]).toContain('13:00 – 14:00');
  expect(rows[1]).toContain('|-|');
});

test('closed days have the language’s label', () => {
  for (const [locale, label] of [
    ['ko', '휴진'],
    ['en', 'Closed'],
    ['ja', '休診'],
    ['zh', '休诊'],
  ] as const)
    expect(render({ operationTimeType: 'day', ...week }, { locale }).rows[2]).toContain(`|${label}|-|`);
});

test('it shows whether the clinic is open, and the page expires when that changes', () => {
  const { html, untils } = render({ operationTimeType: 'day', ...week });
  expect(html).toContain('Open now');
  expect(html).toContain('until 19:00');
  expect(untils).toEqual(['2026-11-20T10:00:00.000Z']);
  const monday = render({ mondayOpen: '10:00', mondayClose: '19:00', operationTimeType: 'day' });
  expect(monday.html).toContain('Closed today');
  expect(monday.html).toContain('opens Monday at 10:00');
  expect(monday.untils).toEqual(['2026-11-20T15:00:00.000Z']);
});

test('a clinic that has entered no hours is not shown as closed, but its exceptions are listed', () => {
  for (const operationTimeType of ['day', 'weekWeekend']) {
    expect(render({ operationTimeType }).html).not.toMatch(/closed|<section|<table/i);
    const rows = [exception('2026-11-20', { openAt: '13:00', closeAt: '17:00' })];
    const { html } = render({ operationTimeType }, { rows });
    expect(html).toContain('Short day');
    expect(html).toContain('13:00 – 17:00');
    expect(html).not.toMatch(/closed|<table/i);
  }
});

test('the same instant is another day and another state in another time zone', () => {
  const hours = { operationTimeType: 'day', ...week };
  const there = (timeZone: string) => render(hours, { config: { timeZone } });
  expect(there('Asia/Seoul').html).toContain('Open now');
  expect(there('Asia/Seoul').rows[4]).toContain('|Friday|Today|');
  const newYork = there('America/New_York');
  expect(newYork.html).toContain('Closed today');
  expect(newYork.rows[3]).toContain('|Thursday|Today|');
  expect(newYork.untils).toEqual(['2026-11-20T05:00:00.000Z']);
});

test('midnight is 12 in every language with the 12-hour clock', () => {
  const late = { operationTimeType: 'day', mondayOpen: '12:00', mondayClose: '00:00' };
  for (const [locale, shown] of [
    ['ko', '오후 12:00 – 오전 12:00'],
    ['en', '12:00 PM – 12:00 AM'],
    ['ja', '午後 12:00 – 午前 12:00'],
    ['zh', '下午 12:00 – 上午 12:00'],
  ] as const)
    expect(render(late, { locale, data: { hour12: true } }).rows[0]).toContain(shown);
});

test('times can be shown with am and pm', () => {
  const { rows } = render({ operationTimeType: 'day', ...week }, { data: { hour12: true } });
  expect(rows[0]).toContain('10:00 AM – 7:00 PM');
});

const exception = (date: string, more = {}) =>
  scheduleRow.parse({
    id: 1,
    languageCode: 'en',
    kind: 'special',
    title: 'Short day',
    date,
    endDate: date,
    isClosed: false,
    ...more,
  });

test('today has its own row if it has other hours', () => {
  const rows = [exception('2026-11-20', { openAt: '13:00', closeAt: '17:00' })];
  const special = render({ operationTimeType: 'weekWeekend', ...week }, { rows });
  expect(special.rows[0]).toBe('|Short day|Today|13:00 – 17:00|-|');
  expect(special.rows[1]).toBe('|Weekdays|10:00 – 19:00|-|');
  expect(special.html).toContain('opens today at 13:00');
  const closed = render(
    { operationTimeType: 'day', ...week },
    { rows: [exception('2026-11-20', { isClosed: true })] },
  );
  expect(closed.rows[0]).toBe('|Short day|Today|Closed|-|');
});

test('24 hours are written as words, in the table and in the status', () => {
  const always = {
    operationTimeType: 'day',
    fridayOpen: '00:00',
    fridayClose: '00:00',
    saturdayOpen: '00:00',
    saturdayClose: '00:00',
  };
  for (const [locale, words] of [
    ['ko', '24시간'],
    ['en', '24 hours'],
    ['ja', '24時間'],
    ['zh', '24小时'],
  ] as const) {
    const { rows, html } = render(always, { locale });
    expect(rows[4]).toContain(`|${words}|-|`);
    expect(html).toContain(`<span>${words}</span>`);
  }
});

test('past exceptions are not listed, nor a holiday on which the clinic has hours of its own', () => {
  const closed = (date: string) => exception(date, { isClosed: true });
  const rows = [closed('2026-12-25'), closed('2026-11-01'), closed('2026-11-20')];
  expect(upcomingExceptions(rows, '2026-11-20', 5).map(({ date }) => date)).toEqual([
    '2026-11-20',
    '2026-12-25',
  ]);
  expect(upcomingExceptions(rows, '2026-11-20', 1)).toHaveLength(1);
  const holiday = exception('2026-12-25', { kind: 'holiday', isClosed: true });
  const own = exception('2026-12-25', { openAt: '10:00', closeAt: '14:00' });
  expect(upcomingExceptions([holiday, own], '2026-11-20', 5)).toEqual([own]);
});
