import { expect, test } from 'vitest';
import { partnerHours } from '#schemas/site/partner-hours.ts';
import { dayHours, hoursGroups, lunchGroups, weekHours } from './hours.ts';
import { daysLabel } from './hours-label.ts';

const shared = partnerHours.parse({
  operationTimeType: 'weekWeekend',
  mondayOpen: '10:00',
  mondayClose: '19:00',
  fridayOpen: '10:00',
  fridayClose: '21:00',
  saturdayOpen: '10:00',
  saturdayClose: '16:00',
  saturdayLunchStart: '12:00',
  saturdayLunchEnd: '12:30',
  lunchStart: '13:00',
  lunchEnd: '14:00',
});
const perDay = partnerHours.parse({
  ...shared,
  operationTimeType: 'day',
  tuesdayOpen: '10:00',
  tuesdayClose: '19:00',
});
const daysOf = (hours: typeof shared) => hoursGroups(hours).map(({ days }) => days);

test('a general lunch that a day does not reach or outlast is none of that day', () => {
  const until = (saturdayClose: string) =>
    dayHours({ ...shared, saturdayLunchStart: null, saturdayLunchEnd: null, saturdayClose }, 'saturday')
      .lunch;
  expect(['13:00', '13:30', '14:00', '14:30'].map(until)).toEqual([
    ...[null, null, null],
    { start: '13:00', end: '14:00' },
  ]);
});

test('with shared hours Friday has Monday’s hours', () => {
  expect(dayHours(shared, 'friday')).toMatchObject({ open: '10:00', close: '19:00' });
  expect(dayHours(perDay, 'friday')).toMatchObject({ close: '21:00' });
});

test("a day's own lunch overrides the general one, and a closed day has none", () => {
  expect(dayHours(shared, 'saturday').lunch).toEqual({ start: '12:00', end: '12:30' });
  expect(dayHours(shared, 'monday').lunch).toEqual({ start: '13:00', end: '14:00' });
  expect(dayHours(shared, 'sunday')).toEqual({
    day: 'sunday',
    open: null,
    close: null,
    closed: true,
    lunch: null,
  });
});

test('a day with only one of its two times is closed', () => {
  expect(dayHours(partnerHours.parse({ mondayOpen: '10:00' }), 'monday').closed).toBe(true);
});

test('shared hours make rows of weekdays, Saturday, and Sunday with holidays', () => {
  expect(daysOf(shared)).toEqual([
    ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'],
    ['saturday'],
    ['sunday', 'holiday'],
  ]);
});

test('shared hours give Saturday its own row even if its hours are the same', () => {
  const same = partnerHours.parse({
    ...shared,
    saturdayClose: '19:00',
    saturdayLunchStart: null,
    saturdayLunchEnd: null,
  });
  expect(daysOf(same)[1]).toEqual(['saturday']);
});

test('hours per day merge consecutive days with equal hours', () => {
  expect(daysOf(perDay)).toEqual([
    ['monday', 'tuesday'],
    ['wednesday', 'thursday'],
    ['friday'],
    ['saturday'],
    ['sunday', 'holiday'],
  ]);
});

test('a partner without any hours is closed every day', () => {
  expect(weekHours(partnerHours.parse({})).every(({ closed }) => closed)).toBe(true);
  expect(hoursGroups(partnerHours.parse({}))).toHaveLength(1);
});

test('open days are grouped by their lunch', () => {
  const monToFri = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'];
  expect(lunchGroups(shared)).toEqual([
    { days: monToFri, lunch: { start: '13:00', end: '14:00' } },
    { days: ['saturday'], lunch: { start: '12:00', end: '12:30' } },
  ]);
  const none = { ...shared, lunchStart: null, lunchEnd: null, saturdayLunchStart: null };
  expect(lunchGroups(none)).toEqual([{ days: [...monToFri, 'saturday'], lunch: null }]);
  expect(lunchGroups(partnerHours.parse({}))).toEqual([]);
});

test('groups have names in every language', () => {
  const names = (locale: 'ko' | 'en' | 'ja' | 'zh') =>
    hoursGroups(shared).map(({ days }) => daysLabel(days, locale));
  expect(names('ko')).toEqual(['평일', '토요일', '일요일·공휴일']);
  expect(names('en')).toEqual(['Weekdays', 'Saturday', 'Sunday, Holidays']);
  expect(names('ja')).toEqual(['平日', '土曜日', '日曜日・祝日']);
  expect(names('zh')).toEqual(['工作日', '周六', '周日、节假日']);
  expect(daysLabel(['monday', 'tuesday', 'wednesday'], 'en')).toBe('Monday – Wednesday');
  expect(daysLabel(['monday', 'tuesday', 'wednesday', 'friday'], 'en')).toBe('Monday – Wednesday, Friday');
  expect(daysLabel(['monday', 'tuesday', 'thursday', 'friday', 'saturday'], 'en')).toBe(
    'Monday, Tuesday, Thursday – Saturday',
  );
  expect(daysLabel(['tuesday', 'thursday', 'holiday'], 'en')).toBe('Tuesday, Thursday, Holidays');
});
