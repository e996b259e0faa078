import { expect, test } from 'vitest';
import { scheduleRow } from '#schemas/api/schedules.ts';
import { partnerHours } from '#schemas/site/partner-hours.ts';
import { openNow } from './open-now.ts';

const hours = partnerHours.parse({
  operationTimeType: 'weekWeekend',
  mondayOpen: '10:00',
  mondayClose: '19:00',
  saturdayOpen: '10:00',
  saturdayClose: '16:00',
  holidayOpen: '11:00',
  holidayClose: '15:00',
  lunchStart: '13:00',
  lunchEnd: '14:00',
});
const row = (kind: string, date: string, more = {}) =>
  scheduleRow.parse({
    id: 1,
    languageCode: 'ko',
    kind,
    title: '휴진',
    date,
    endDate: date,
    isClosed: true,
    ...more,
  });
const special = (date: string, openAt: string, closeAt: string) =>
  row('special', date, { isClosed: false, openAt, closeAt });
const seoul = 'Asia/Seoul';
const instant = (text: string) => new Date(`${text}+09:00`);
// 2026-11-20 is a Friday.
const at = (text: string, ...exceptions: ReturnType<typeof row>[]) =>
  openNow(hours, instant(text), seoul, exceptions);
const during = (week: object, text: string, ...exceptions: ReturnType<typeof row>[]) =>
  openNow(partnerHours.parse(week), instant(text), seoul, exceptions);

test('a clinic is open until it closes, with a lunch break in between', () => {
  expect(at('2026-11-20T10:00')).toMatchObject({
    status: 'open',
    today: { key: 'friday' },
    closesAt: { date: '2026-11-20', time: '19:00' },
    opensAt: undefined,
    closed: undefined,
    until: instant('2026-11-20T13:00'),
  });
  expect(at('2026-11-20T14:00').until).toEqual(instant('2026-11-20T19:00'));
});

test('lunch ends when the clinic opens again', () => {
  expect(at('2026-11-20T13:30')).toMatchObject({
    status: 'lunch',
    opensAt: { date: '2026-11-20', time: '14:00' },
    closesAt: undefined,
  });
});

test('an evening names the next open day, and expires at midnight', () => {
  expect(at('2026-11-21T16:00')).toMatchObject({
    status: 'closed',
    closed: 'after',
    opensAt: { date: '2026-11-23', time: '10:00' },
    until: instant('2026-11-22T00:00'),
  });
});

test('the day is in the partner’s time zone, not the server’s', () => {
  const now = new Date('2026-11-20T20:00Z');
  expect(openNow(hours, now, seoul).today.key).toBe('saturday');
  expect(openNow(hours, now, 'UTC').today.key).toBe('friday');
});

test('the night before counts in addition to the hours of the day', () => {
  const week = {
    tuesdayOpen: '20:00',
    tuesdayClose: '06:00',
    wednesdayOpen: '10:00',
    wednesdayClose: '19:00',
  };
  // 2026-11-25 is a Wednesday.
  expect(during(week, '2026-11-25T04:05')).toMatchObject({
    status: 'open',
    today: { key: 'wednesday' },
    closesAt: { date: '2026-11-25', time: '06:00' },
    until: instant('2026-11-25T06:00'),
  });
  expect(during(week, '2026-11-25T06:00')).toMatchObject({
    status: 'closed',
    closed: 'before',
    opensAt: { date: '2026-11-25', time: '10:00' },
  });
  expect(during(week, '2026-11-25T11:00').closesAt).toEqual({ date: '2026-11-25', time: '19:00' });
});

test('adjoining nights and days are merged', () => {
  const week = {
    tuesdayOpen: '20:00',
    tuesdayClose: '10:00',
    wednesdayOpen: '09:00',
    wednesdayClose: '19:00',
  };
  expect(during(week, '2026-11-25T04:05').closesAt).toEqual({ date: '2026-11-25', time: '19:00' });
});

test('a special day may end after midnight, even on a closed day', () => {
  const long = special('2026-11-20', '04:00', '02:00');
  expect(at('2026-11-20T04:14', long)).toMatchObject({
    status: 'open',
    closesAt: { date: '2026-11-21', time: '02:00' },
  });
  const closure = row('closure', '2026-11-21');
  expect(at('2026-11-21T01:00', long, closure)).toMatchObject({
    status: 'open',
    until: instant('2026-11-21T02:00'),
  });
  expect(at('2026-11-21T02:00', long, closure)).toMatchObject({ status: 'closed', closed: 'allDay' });
});

test('lunch may cross midnight, or be after it', () => {
  const night = { fridayOpen: '20:00', fridayClose: '06:00' };
  const crossing = { ...night, fridayLunchStart: '23:30', fridayLunchEnd: '00:30' };
  expect(during(crossing, '2026-11-20T23:45').status).toBe('lunch');
  expect(during(crossing, '2026-11-21T00:15')).toMatchObject({
    status: 'lunch',
    opensAt: { date: '2026-11-21', time: '00:30' },
  });
  const after = { ...night, fridayLunchStart: '01:00', fridayLunchEnd: '02:00' };
  expect(during(after, '2026-11-21T01:30').status).toBe('lunch');
  expect(during(after, '2026-11-21T03:00')).toMatchObject({ status: 'open', closesAt: { time: '06:00' } });
});

test.each([
  ['00:00', '00:00'],
  ['09:00', '09:00'],
  ['00:00', '23:59'],
])('a clinic that is open from %s to %s every day never closes', (mondayOpen, mondayClose) => {
  const days = { operationTimeType: 'weekWeekend', mondayOpen, mondayClose };
  const week = {
    ...days,
    saturdayOpen: mondayOpen,
    saturdayClose: mondayClose,
    sundayOpen: mondayOpen,
    sundayClose: mondayClose,
  };
  expect(during(week, '2026-11-20T23:59')).toMatchObject({ status: 'open', closesAt: undefined });
});

test('a closure lasts all day and the next opening skips it', () => {
  const closed = at('2026-11-20T11:00', row('closure', '2026-11-20', { endDate: '2026-11-21' }));
  expect(closed).toMatchObject({
    status: 'closed',
    closed: 'allDay',
    opensAt: { date: '2026-11-23', time: '10:00' },
    today: { exception: { title: '휴진' } },
    until: instant('2026-11-21T00:00'),
  });
  expect(at('2026-11-20T20:00', row('closure', '2026-11-21')).opensAt?.date).toBe('2026-11-23');
});

test('a day with its own hours follows them', () => {
  const own = special('2026-11-20', '13:00', '17:00');
  expect(at('2026-11-20T11:00', own)).toMatchObject({
    status: 'closed',
    closed: 'before',
    opensAt: { time: '13:00' },
    until: instant('2026-11-20T13:00'),
    today: { hours: { open: '13:00', close: '17:00', lunch: null } },
  });
  expect(at('2026-11-20T14:00', own)).toMatchObject({ status: 'open', closesAt: { time: '17:00' } });
  expect(at('2026-11-20T18:00', own).opensAt).toEqual({ date: '2026-11-21', time: '10:00' });
  expect(at('2026-11-20T13:30', special('2026-11-20', '11:00', '17:00')).status).toBe('lunch');
});

test('a closure overrides special hours, and those override a holiday of the same day', () => {
  const own = special('2026-11-20', '14:00', '17:00');
  expect(at('2026-11-20T14:00', own, row('closure', '2026-11-20')).status).toBe('closed');
  expect(at('2026-11-20T14:00', row('holiday', '2026-11-20'), own).status).toBe('open');
});

test('a holiday that is not closed has the holiday hours', () => {
  const holiday = row('holiday', '2026-11-20', { isClosed: false });
  expect(at('2026-11-20T14:30', holiday)).toMatchObject({
    status: 'open',
    today: { key: 'holiday' },
    closesAt: { time: '15:00' },
  });
  expect(at('2026-11-20T16:00', holiday)).toMatchObject({ status: 'closed', closed: 'after' });
});

test('a clinic that stays closed for weeks has no opening time', () => {
  const long = row('closure', '2026-11-01', { endDate: '2027-03-01' });
  expect(at('2026-11-20T11:00', long).opensAt).toBeUndefined();
  expect(during({}, '2026-11-20T11:00')).toMatchObject({ status: 'closed', opensAt: undefined });
});
