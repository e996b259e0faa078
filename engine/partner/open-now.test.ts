import { expect, test } from 'vitest';
import { partnerHours } from '#schemas/site/partner-hours.ts';
import { openNow } from './open-now.ts';

const hours = partnerHours.parse({
  operationTimeType: 'weekWeekend',
  mondayOpen: '10:00',
  mondayClose: '19:00',
  saturdayOpen: '10:00',
  saturdayClose: '16:00',
  lunchStart: '13:00',
  lunchEnd: '14:00',
});
const seoul = 'Asia/Seoul';
// 2026-11-20 is a Friday; Seoul is nine hours ahead.
const at = (text: string) => openNow(hours, new Date(`${text}+09:00`), seoul);

test('the door is open until lunch, then until it closes', () => {
  expect(at('2026-11-20T10:00')).toMatchObject({ status: 'open', today: 'friday', opensAt: undefined });
  expect(at('2026-11-20T10:00').until).toEqual(new Date('2026-11-20T13:00+09:00'));
  expect(at('2026-11-20T14:00').until).toEqual(new Date('2026-11-20T19:00+09:00'));
});

test('lunch says when the door opens again', () => {
  const lunch = at('2026-11-20T13:30');
  expect(lunch.status).toBe('lunch');
  expect(lunch.opensAt).toMatchObject({ day: 'friday', time: '14:00' });
});

test('an evening says when the next open day begins, and is true until midnight', () => {
  const evening = at('2026-11-21T16:00');
  expect(evening.status).toBe('closed');
  expect(evening.opensAt).toEqual({
    day: 'monday',
    time: '10:00',
    instant: new Date('2026-11-23T10:00+09:00'),
  });
  expect(evening.until).toEqual(new Date('2026-11-22T00:00+09:00'));
});

test('the day is that of the time zone, not of the server', () => {
  const instant = new Date('2026-11-20T20:00Z');
  expect(openNow(hours, instant, seoul).today).toBe('saturday');
  expect(openNow(hours, instant, 'UTC').today).toBe('friday');
});

test('a holiday takes the hours of holidays', () => {
  const holiday = openNow(hours, new Date('2026-11-20T11:00+09:00'), seoul, { holidays: ['2026-11-20'] });
  expect(holiday).toMatchObject({ status: 'closed', today: 'holiday', opensAt: { day: 'saturday' } });
});

test('a close after midnight belongs to the day before', () => {
  const late = partnerHours.parse({ fridayOpen: '20:00', fridayClose: '02:00' });
  const night = openNow(late, new Date('2026-11-21T01:00+09:00'), seoul);
  expect(night).toMatchObject({ status: 'open', today: 'saturday' });
  expect(night.until).toEqual(new Date('2026-11-21T02:00+09:00'));
  expect(openNow(late, new Date('2026-11-21T02:00+09:00'), seoul).status).toBe('closed');
});

test('a partner that never opens stays closed', () => {
  const never = openNow(partnerHours.parse({}), new Date('2026-11-20T11:00+09:00'), seoul);
  expect(never).toMatchObject({ status: 'closed', opensAt: undefined });
});
