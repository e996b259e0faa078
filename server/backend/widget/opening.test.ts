import { expect, test } from 'vitest';
import type { ScheduleException } from '#schemas/api/schedules.ts';
import { partnerHours } from '#schemas/site/partner-hours.ts';
import { openingOf, openingsAround } from './opening.ts';

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
  expect(openingOf(hours, tuesday, [])).toEqual({ from: 540, to: 1080, lunch: [{ from: 780, to: 840 }] });
  expect(openingOf(hours, saturday, [])).toEqual({ from: 540, to: 810, lunch: [] });
});

test('Special hours have the lunch break of their weekday, and none if it is usually closed', () => {
  const opening = (date: string, open: string, close: string) =>
    openingOf(hours, date, [special(date, open, close)]);
  expect(opening(tuesday, '10:00', '17:00')?.lunch).toEqual([{ from: 780, to: 840 }]);
  expect(opening(tuesday, '10:00', '13:30')?.lunch).toEqual([]);
  expect(opening(sunday, '10:00', '17:00')).toEqual({ from: 600, to: 1020, lunch: [] });
});

const night = {
  ...hours,
  mondayOpen: '18:00',
  mondayClose: '03:00',
  lunchStart: '23:30',
  lunchEnd: '00:30',
};

test('A day that closes after midnight ends then, with its lunch break', () => {
  const lunch = [{ from: 1410, to: 1470 }];
  expect(openingOf(night, tuesday, [])).toEqual({ from: 1080, to: 1620, lunch });
});

test('Around a day the clinic is open in the night before and at the beginning of the next day', () => {
  const spans = (date: string, exceptions: ScheduleException[] = []) =>
    openingsAround(night, date, exceptions).map(({ from, to }) => [from, to]);
  expect(spans(tuesday)).toEqual([
    [-360, 180],
    [1080, 1620],
    [2520, 3060],
  ]);
  expect(spans(sunday)).toEqual([
    [-900, -630],
    [2520, 3060],
  ]);
  const closed = { ...special('2026-06-15', '', ''), isClosed: true };
  expect(spans(tuesday, [closed])[0]).toEqual([1080, 1620]);
  expect(openingsAround(night, tuesday, [])[0]?.lunch).toEqual([{ from: -30, to: 30 }]);
});
