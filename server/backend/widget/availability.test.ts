import { expect, test } from 'vitest';
import type { ScheduleException } from '#schemas/api/schedules.ts';
import { homepageConfig } from '#schemas/site/homepage-config.ts';
import { partnerHours } from '#schemas/site/partner-hours.ts';
import { instantAt, wallClock } from '#schemas/time/zone.ts';
import { durationOf, rulesOf, spanOn, timesOf } from './availability.ts';
import { openingOf, openingsAround } from './opening.ts';

const hours = partnerHours.parse({
  operationTimeType: 'weekWeekend',
  mondayOpen: '10:00',
  mondayClose: '16:00',
  mondayLunchStart: '13:00',
  mondayLunchEnd: '14:00',
  saturdayOpen: '10:00',
  saturdayClose: '12:00',
  holidayOpen: '11:00',
  holidayClose: '12:00',
});
const config = (more: object) => homepageConfig.parse({ useReservationSetting: true, ...more });
const tuesday = '2026-06-16';
const timeZone = 'Asia/Seoul';
const now = instantAt(tuesday, 11 * 60, timeZone).getTime();

function times(
  more: object = {},
  { date = tuesday, treatments = [] as number[], taken = [{ from: 0, to: 0 }], open = hours } = {},
) {
  const rules = rulesOf(config(more));
  const openings = openingsAround(open, date, []);
  return timesOf({ date, openings, rules, duration: durationOf(treatments, rules), now, timeZone, taken });
}
const free = (...asked: Parameters<typeof times>) =>
  times(...asked)
    .filter(({ isFree }) => isFree)
    .map(({ time }) => time);

test('times run in half hours from opening to the last visit that ends by closing time, without lunch', () => {
  expect(free({}, { date: '2026-06-17' })).toEqual([
    '10:00',
    '10:30',
    '11:00',
    '11:30',
    '12:00',
    '12:30',
    '14:00',
    '14:30',
    '15:00',
    '15:30',
  ]);
});

test('isReservationToday: today is offered after a little notice, or not at all', () => {
  expect(free({ isReservationToday: true })[0]).toBe('11:30');
  expect(times({ isReservationToday: false })).toEqual([]);
  expect(free({ isReservationToday: false }, { date: '2026-06-17' })).not.toEqual([]);
});

test('isReservationLunch: lunch hours are offered', () => {
  expect(free({ isReservationLunch: true })).toEqual(expect.arrayContaining(['13:00', '13:30']));
  expect(free({ isReservationLunch: false })).not.toContain('13:00');
});

test('isReservationUseServiceTime: a visit takes as long as its treatments and must fit before lunch and closing', () => {
  const long = { date: '2026-06-17', treatments: [60, 45] };
  expect(free({ isReservationUseServiceTime: true }, long)).toEqual(['10:00', '10:30', '11:00', '14:00']);
  expect(free({ isReservationUseServiceTime: false }, long)).toContain('15:30');
});

test('useReservationSetting: without it the three rules are ignored', () => {
  const rules = { isReservationToday: false, isReservationLunch: true, isReservationUseServiceTime: true };
  expect(rulesOf(config({ ...rules, useReservationSetting: false }))).toEqual({
    allowsToday: true,
    allowsLunch: false,
    usesServiceTime: false,
  });
  expect(rulesOf(config(rules))).toEqual({ allowsToday: false, allowsLunch: true, usesServiceTime: true });
});

test('a time is not free if the clinic is full during any part of the visit', () => {
  const taken = [
    { from: 15 * 60, to: 15 * 60 + 30 },
    { from: 14 * 60 + 30, to: 15 * 60 + 30 },
  ];
  expect(free({}, { taken })).not.toContain('15:00');
  expect(free({}, { taken })).toContain('14:30');
  const long = { taken, treatments: [60] };
  expect(free({ isReservationUseServiceTime: true }, long)).not.toContain('14:30');
});

const nightly = (mondayOpen: string, mondayClose: string) => ({
  ...hours,
  mondayOpen,
  mondayClose,
  mondayLunchStart: null,
  mondayLunchEnd: null,
});

test('hours after midnight are times of the next day, until the clinic closes', () => {
  const open = nightly('18:15', '02:00');
  const thursday = free({}, { date: '2026-06-18', open });
  expect(thursday.slice(0, 5)).toEqual(['00:15', '00:45', '01:15', '18:15', '18:45']);
  expect(thursday.at(-1)).toBe('23:45');
  // Nobody works on Sunday, but Friday's night ends on Saturday.
  expect(free({}, { date: '2026-06-20', open }).slice(0, 4)).toEqual(['00:15', '00:45', '01:15', '10:00']);
  expect(free({}, { date: '2026-06-22', open })[0]).toBe('18:15');
  const long = { date: '2026-06-18', open, treatments: [90] };
  const late = free({ isReservationUseServiceTime: true }, long);
  expect([late[0], late.at(-1)]).toEqual(['00:15', '23:45']);
});

test('the night before is full where a visit of then still lasts, and tonight’s times need their notice', () => {
  const open = nightly('18:00', '02:00');
  const taken = [1, 2].map(() => ({ from: -30, to: 30 }));
  expect(free({}, { date: '2026-06-18', open, taken })[0]).toBe('00:30');
  const question = {
    openings: openingsAround(open, '2026-06-17', []),
    rules: rulesOf(config({})),
    duration: 30,
  };
  const offered = timesOf({
    ...question,
    date: '2026-06-17',
    now: instantAt(tuesday, 23 * 60 + 50, timeZone).getTime(),
    timeZone,
    taken: [],
  });
  expect(offered.slice(0, 2)).toEqual([
    { time: '00:00', isFree: false },
    { time: '00:30', isFree: true },
  ]);
});

test('a clinic that is open around the clock takes visits at any time, also across midnight', () => {
  for (const [from, to] of [
    ['00:00', '00:00'],
    ['00:00', '23:59'],
    ['09:00', '09:00'],
  ] as const) {
    const wednesday = { date: '2026-06-17', open: nightly(from, to), treatments: [60] };
    const offered = free({ isReservationUseServiceTime: true }, wednesday);
    expect([from, offered.length, offered[0], offered.at(-1)]).toEqual([from, 48, '00:00', '23:30']);
  }
});

test('closed days have no times; holidays and special days have their own hours', () => {
  const on = (exception: Partial<ScheduleException>) =>
    openingOf(hours, tuesday, [
      {
        date: tuesday,
        endDate: tuesday,
        kind: 'special',
        isClosed: false,
        openAt: null,
        closeAt: null,
        ...exception,
      },
    ]);
  expect(openingOf(hours, '2026-06-21', [])).toBeNull();
  expect(on({ kind: 'closure', isClosed: true })).toBeNull();
  expect(on({ kind: 'special', openAt: '12:00', closeAt: '18:00' })).toMatchObject({ from: 720, to: 1080 });
  expect(on({ kind: 'holiday' })).toMatchObject({ from: 660, to: 720 });
  expect(on({ kind: 'holiday', isClosed: true })).toBeNull();
});

test('the clock is the clinic’s, also where summer time begins', () => {
  expect(wallClock(Date.parse('2026-06-15T16:30:00Z'), 'Asia/Seoul')).toEqual({
    date: tuesday,
    weekday: 1,
    minutes: 90,
  });
  expect(instantAt(tuesday, 90, 'Asia/Seoul')).toEqual(new Date('2026-06-15T16:30:00Z'));
  expect(instantAt('2026-03-29', 10 * 60, 'Europe/Berlin')).toEqual(new Date('2026-03-29T08:00:00Z'));
  expect(instantAt('2026-03-29', 2 * 60 + 30, 'Europe/Berlin')).toEqual(new Date('2026-03-29T01:30:00Z'));
});

test('a reservation takes its time of the clock where summer time begins or ends', () => {
  for (const date of ['2026-03-08', '2026-11-01']) {
    const at = (minutes: number) => instantAt(date, minutes, 'America/New_York').getTime();
    const taken = [1, 2].map(() => spanOn({ startsAt: at(600), endsAt: at(630) }, date, 'America/New_York'));
    const opening = { from: 540, to: 720, lunch: [] };
    const rules = rulesOf(config({}));
    const offered = timesOf({
      date,
      openings: [opening],
      rules,
      duration: 30,
      now: Date.parse('2026-01-01'),
      timeZone: 'America/New_York',
      taken,
    });
    const full = offered.filter(({ isFree }) => !isFree).map(({ time }) => time);
    expect(full).toEqual(['10:00']);
  }
  const startsAt = instantAt('2026-03-07', 1425, 'America/New_York').getTime();
  const across = { startsAt, endsAt: startsAt + 30 * 60_000 };
  expect(spanOn(across, '2026-03-08', 'America/New_York')).toEqual({ from: -15, to: 15 });
});

/** The free times of a night in Berlin, of a clinic that is open then. */
function freeAtNight(date: string, time: string): string[] {
  const rules = rulesOf(config({ isReservationToday: true }));
  const openings = [{ from: 0, to: 300, lunch: [] }];
  const question = { date, openings, rules, duration: 30, now: Date.parse(time), timeZone: 'Europe/Berlin' };
  const offered = timesOf({ ...question, taken: [] });
  return offered.filter(({ isFree }) => isFree).map((one) => one.time);
}

test('the hour that clocks skip in spring cannot be reserved, and its minutes are no notice', () => {
  expect(freeAtNight('2026-03-29', '2026-03-28T12:00Z').slice(2, 6)).toEqual([
    '01:00',
    '01:30',
    '03:00',
    '03:30',
  ]);
  // 01:40 in the clinic.
  expect(freeAtNight('2026-03-29', '2026-03-29T00:40Z')[0]).toBe('03:30');
});

test('a time that clocks show twice in autumn is the first one, which is over the second time', () => {
  expect(freeAtNight('2026-10-25', '2026-10-24T23:00Z').slice(0, 2)).toEqual(['01:30', '02:00']);
  // 02:05, for the first and for the second time.
  expect(freeAtNight('2026-10-25', '2026-10-25T00:05Z')[0]).toBe('03:00');
  expect(freeAtNight('2026-10-25', '2026-10-25T01:05Z')[0]).toBe('03:00');
});
