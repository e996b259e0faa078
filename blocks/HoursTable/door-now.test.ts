import { expect, test } from 'vitest';
import { scheduleRow } from '#schemas/api/schedules.ts';
import { partnerHours } from '#schemas/site/partner-hours.ts';
import { coming, doorNow } from './door-now.ts';

const hours = partnerHours.parse({
  operationTimeType: 'weekWeekend',
  mondayOpen: '10:00',
  mondayClose: '19:00',
  saturdayOpen: '10:00',
  saturdayClose: '16:00',
  holidayOpen: '11:00',
  holidayClose: '15:00',
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
// 2026-11-20 is a Friday.
const at = (text: string, ...schedules: ReturnType<typeof row>[]) =>
  doorNow(hours, new Date(`${text}+09:00`), 'Asia/Seoul', schedules);

test('without exceptions the weekly hours hold', () => {
  expect(at('2026-11-20T11:00')).toMatchObject({ status: 'open', closesAt: '19:00', today: 'friday' });
  expect(at('2026-11-20T09:00')).toMatchObject({
    status: 'closed',
    opensAt: { date: '2026-11-20', time: '10:00' },
  });
  expect(at('2026-11-21T17:00').opensAt).toEqual({ date: '2026-11-23', time: '10:00' });
});

test('a closure shuts the door all day and says when it opens again', () => {
  const closed = at('2026-11-20T11:00', row('closure', '2026-11-20', { endDate: '2026-11-21' }));
  expect(closed).toMatchObject({ status: 'closed', opensAt: { date: '2026-11-23', time: '10:00' } });
  expect(closed.exception?.title).toBe('휴진');
  expect(closed.until).toEqual(new Date('2026-11-21T00:00+09:00'));
});

test('the next opening skips a closure to come', () => {
  const evening = at('2026-11-20T20:00', row('closure', '2026-11-21'));
  expect(evening.opensAt).toEqual({ date: '2026-11-23', time: '10:00' });
});

test('a day with its own hours follows them', () => {
  const special = row('special', '2026-11-20', { isClosed: false, openAt: '13:00', closeAt: '17:00' });
  expect(at('2026-11-20T11:00', special)).toMatchObject({ status: 'closed', opensAt: { time: '13:00' } });
  expect(at('2026-11-20T11:00', special).until).toEqual(new Date('2026-11-20T13:00+09:00'));
  expect(at('2026-11-20T14:00', special)).toMatchObject({ status: 'open', closesAt: '17:00' });
  expect(at('2026-11-20T18:00', special).opensAt).toEqual({ date: '2026-11-21', time: '10:00' });
});

test('a closure wins over other hours of the same day', () => {
  const special = row('special', '2026-11-20', { isClosed: false, openAt: '13:00', closeAt: '17:00' });
  expect(at('2026-11-20T14:00', special, row('closure', '2026-11-20')).status).toBe('closed');
});

test('other hours win over a holiday of the same day', () => {
  const special = row('special', '2026-11-20', { isClosed: false, openAt: '13:00', closeAt: '17:00' });
  expect(at('2026-11-20T14:00', row('holiday', '2026-11-20'), special).status).toBe('open');
});

test('a holiday that is not closed takes the hours of holidays', () => {
  const holiday = row('holiday', '2026-11-20', { isClosed: false });
  expect(at('2026-11-20T12:00', holiday)).toMatchObject({
    status: 'open',
    today: 'holiday',
    closesAt: '15:00',
  });
  expect(at('2026-11-20T16:00', holiday).status).toBe('closed');
});

test('closed is told apart: before opening, after closing, and all day', () => {
  expect(at('2026-11-20T09:00').closed).toBe('before');
  expect(at('2026-11-20T20:00').closed).toBe('after');
  expect(at('2026-11-22T11:00').closed).toBe('allDay');
  expect(at('2026-11-20T11:00', row('closure', '2026-11-20')).closed).toBe('allDay');
  expect(at('2026-11-20T16:00', row('holiday', '2026-11-20', { isClosed: false })).closed).toBe('after');
  expect(at('2026-11-20T11:00').closed).toBeUndefined();
});

test('a clinic that stays closed for weeks promises no time', () => {
  expect(
    at('2026-11-20T11:00', row('closure', '2026-11-01', { endDate: '2027-03-01' })).opensAt,
  ).toBeUndefined();
  expect(
    doorNow(partnerHours.parse({}), new Date('2026-11-20T11:00Z'), 'Asia/Seoul', []).opensAt,
  ).toBeUndefined();
});

test('exceptions that are over are not coming', () => {
  const rows = [row('closure', '2026-12-25'), row('closure', '2026-11-01'), row('closure', '2026-11-20')];
  expect(coming(rows, '2026-11-20', 5).map(({ date }) => date)).toEqual(['2026-11-20', '2026-12-25']);
  expect(coming(rows, '2026-11-20', 1)).toHaveLength(1);
});
