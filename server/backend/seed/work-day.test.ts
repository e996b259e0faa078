import { expect, test } from 'vitest';
import { partnerHours } from '#schemas/site/partner-hours.ts';
import { workDayOf } from './work-day.ts';

const hours = partnerHours.parse({
  operationTimeType: 'day',
  mondayOpen: '09:00',
  mondayClose: '18:00',
  saturdayOpen: '09:00',
  saturdayClose: '13:00',
});

test('A shift uses the opening hours of its day, and lunch divides them', () => {
  const withLunch = { ...hours, lunchStart: '12:00', lunchEnd: '13:30' };
  expect(workDayOf(withLunch, 'monday', 'all')).toMatchObject({ openAt: '09:00', closeAt: '18:00' });
  expect(workDayOf(withLunch, 'monday', 'am')).toMatchObject({ openAt: '09:00', closeAt: '12:00' });
  expect(workDayOf(withLunch, 'monday', 'pm')).toMatchObject({ openAt: '13:30', closeAt: '18:00' });
});

test('Nobody works on a day when the clinic is closed', () => {
  expect(workDayOf(hours, 'tuesday', 'all')).toEqual({
    weekday: 'tuesday',
    shift: 'off',
    openAt: null,
    closeAt: null,
    date: null,
    change: null,
  });
  expect(workDayOf(hours, 'monday', 'off').openAt).toBeNull();
});

test('Monday determines the working week only if the hours are shared', () => {
  const shared = { ...hours, operationTimeType: 'weekWeekend' as const };
  expect(workDayOf(shared, 'friday', 'all')).toMatchObject({ shift: 'all', closeAt: '18:00' });
  expect(workDayOf(shared, 'saturday', 'all')).toMatchObject({ closeAt: '13:00' });
  expect(workDayOf(shared, 'sunday', 'all').shift).toBe('off');
});

test('Without a lunch break, the morning ends at 13:00 if the clinic is open then', () => {
  expect(workDayOf(hours, 'monday', 'am')).toMatchObject({ openAt: '09:00', closeAt: '13:00' });
  expect(workDayOf(hours, 'monday', 'pm')).toMatchObject({ openAt: '13:00', closeAt: '18:00' });
  expect(workDayOf(hours, 'saturday', 'am')).toMatchObject({ openAt: '09:00', closeAt: '13:00' });
});

test('Without a lunch break, a day until midnight or later is divided at 13:00 too', () => {
  for (const mondayClose of ['00:00', '02:00', '09:00']) {
    const late = { ...hours, mondayClose };
    expect(workDayOf(late, 'monday', 'am')).toMatchObject({ openAt: '09:00', closeAt: '13:00' });
    expect(workDayOf(late, 'monday', 'pm')).toMatchObject({ openAt: '13:00', closeAt: mondayClose });
  }
});

test('A lunch break outside of the hours of a day divides no shift', () => {
  const early = { ...hours, saturdayClose: '12:30', lunchStart: '13:00', lunchEnd: '14:00' };
  expect(workDayOf(early, 'saturday', 'am')).toMatchObject({ openAt: '09:00', closeAt: '12:30' });
  expect(workDayOf(early, 'saturday', 'pm')).toMatchObject({ openAt: '09:00', closeAt: '12:30' });
  expect(workDayOf(early, 'monday', 'pm')).toMatchObject({ openAt: '14:00', closeAt: '18:00' });
});
