import { expect, test } from 'vitest';
import type { ScheduleException } from '#schemas/api/schedules.ts';
import { partnerHours } from '#schemas/site/partner-hours.ts';
import { openingOf } from './opening.ts';

const hours = partnerHours.parse({
  operationTimeType: 'weekWeekend',
  mondayOpen: '09:00',
  mondayClose: '18:00',
  saturdayOpen: '09:00',
  saturdayClose: '13:30',
  lunchStart: '13:00',
  lunchEnd: '14:00',
});
const [tuesday, saturday, sunday] = ['2026-06-16', '2026-06-20', '2026-06-21'] as const;
const special = (date: string, openAt: string, closeAt: string): ScheduleException => ({
  date,
  endDate: date,
  kind: 'special',
  isClosed: false,
  openAt,
  closeAt,
});

test('A lunch break is part of a day only if the clinic is open before and after it', () => {
  expect(openingOf(hours, tuesday, [])).toEqual({ from: 540, to: 1080, lunch: { from: 780, to: 840 } });
  expect(openingOf(hours, saturday, [])).toEqual({ from: 540, to: 810, lunch: null });
});

test('Special hours have the lunch break of their weekday, and none if it is usually closed', () => {
  const opening = (date: string, open: string, close: string) =>
    openingOf(hours, date, [special(date, open, close)]);
  expect(opening(tuesday, '10:00', '17:00')?.lunch).toEqual({ from: 780, to: 840 });
  expect(opening(tuesday, '10:00', '13:30')?.lunch).toBeNull();
  expect(opening(sunday, '10:00', '17:00')).toEqual({ from: 600, to: 1020, lunch: null });
});

test('A lunch break at night is on the day on which it begins', () => {
  const night = {
    ...hours,
    mondayOpen: '18:00',
    mondayClose: '03:00',
    lunchStart: '23:30',
    lunchEnd: '00:30',
  };
  expect(openingOf(night, tuesday, [])).toEqual({ from: 1080, to: 1440, lunch: { from: 1410, to: 1440 } });
});
