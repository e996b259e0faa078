import { expect, test } from 'vitest';
import type { ScheduleRow } from '#schemas/api/schedules.ts';
import { partnerHours } from '#schemas/site/partner-hours.ts';
import { samplePage } from '#tests/contract/sample-page.ts';
import { schema } from './schema.ts';
import { structuredData } from './structured-data.ts';

const page = samplePage('ko', { now: '2026-06-15T03:00:00Z' });
const row = (more: Partial<ScheduleRow>): ScheduleRow => ({
  id: 1,
  languageCode: 'ko',
  kind: 'closure',
  title: 'a',
  isClosed: false,
  openAt: null,
  closeAt: null,
  date: '2026-07-01',
  endDate: '2026-07-02',
  ...more,
});
const day = (date: string) => ({ date, endDate: date });
function special(rows: ScheduleRow[], exceptions = 6): unknown {
  const data = schema.parse({ exceptions }) as never;
  const source = { rows, count: rows.length, page: 1, limit: 20 };
  const [node] = structuredData({ data, source }, page);
  return (node as { specialOpeningHoursSpecification?: unknown }).specialOpeningHoursSpecification;
}

test('closures, other hours and holidays that are shown are exceptions of the weekly hours', () => {
  expect(special([row({ isClosed: true })])).toMatchObject([
    { validFrom: '2026-07-01', validThrough: '2026-07-02', opens: '00:00', closes: '00:00' },
  ]);
  expect(special([row({ kind: 'special', openAt: '12:00', closeAt: '01:00' })])).toMatchObject([
    // The lunch of other days is one of this day too.
    { opens: '12:00', closes: '13:00' },
    { opens: '14:00', closes: '01:00' },
  ]);
  // The sample clinic is closed on holidays.
  expect(special([row({ kind: 'holiday' })])).toMatchObject([{ opens: '00:00', closes: '00:00' }]);
});

test('a closure of years is one span', () => {
  const closed = row({ isClosed: true, date: '2025-01-01', endDate: '2028-12-31' });
  expect(special([closed])).toMatchObject([{ validFrom: '2025-01-01', validThrough: '2028-12-31' }]);
});

test('past exceptions, and those beyond the number that is shown, are left out', () => {
  expect(special([row({ isClosed: true, date: '2026-06-01', endDate: '2026-06-02' })])).toBeUndefined();
  expect(special([row({ isClosed: true })], 0)).toBeUndefined();
});

test('a day has the hours of the exception that applies on it, and no other', () => {
  const holiday = row({ id: 2, kind: 'holiday', isClosed: true, date: '2026-07-03', endDate: '2026-07-03' });
  const open = row({ id: 3, kind: 'special', openAt: '10:00', closeAt: '14:00', ...day('2026-07-03') });
  expect(special([holiday, open])).toMatchObject([
    { validFrom: '2026-07-03', opens: '10:00', closes: '14:00' },
  ]);
  const week = row({ id: 4, kind: 'holiday', isClosed: true, date: '2026-07-01', endDate: '2026-07-05' });
  expect(special([week, open])).toMatchObject([
    { validFrom: '2026-07-01', validThrough: '2026-07-02', opens: '00:00' },
    { validFrom: '2026-07-04', validThrough: '2026-07-05', opens: '00:00' },
    { validFrom: '2026-07-03', validThrough: '2026-07-03', opens: '10:00' },
  ]);
  // Without times it changes nothing.
  expect(special([row({ id: 5, kind: 'special' })])).toBeUndefined();
});

test('a clinic that has entered no hours states none, and only exceptions with known hours', () => {
  const partner = { ...page.partner, ...partnerHours.parse({}) };
  const rows = [
    row({ kind: 'holiday', ...day('2026-08-15') }),
    row({ kind: 'special', openAt: '10:00', closeAt: '12:00', ...day('2026-07-04') }),
  ];
  const source = { rows, count: rows.length, page: 1, limit: 20 };
  const [node] = structuredData({ data: schema.parse({}) as never, source }, { ...page, partner });
  expect(node).not.toHaveProperty('openingHoursSpecification');
  expect(node).toHaveProperty('specialOpeningHoursSpecification', [
    expect.objectContaining({ validFrom: '2026-07-04', opens: '10:00', closes: '12:00' }),
  ]);
});
