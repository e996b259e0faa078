import { expect, test } from 'vitest';
import type { ScheduleException } from '#schemas/api/schedules.ts';
import { partnerHours, weekdays } from '#schemas/site/partner-hours.ts';
import { timeOf } from '#schemas/time/clock.ts';
import { addDays } from '#schemas/time/day.ts';
import { instantAt, wallClock } from '#schemas/time/zone.ts';
import { fc } from '#tests/setup/fast-check.ts';
import { openNow } from './open-now.ts';
import { hoursOn, openTimes } from './open-times.ts';

const time = fc.integer({ min: 0, max: 24 * 12 - 1 }).map((fives) => timeOf(fives * 5));
const fields = [
  'lunchStart',
  'lunchEnd',
  ...weekdays.flatMap((day) => [`${day}Open`, `${day}Close`, `${day}LunchStart`, `${day}LunchEnd`]),
];
const hours = fc
  .record(Object.fromEntries(fields.map((field) => [field, fc.option(time, { freq: 4 })])))
  .chain((week) =>
    fc
      .constantFrom('day', 'weekWeekend')
      .map((operationTimeType) => partnerHours.parse({ ...week, operationTimeType })),
  );
// The clocks change around these dates in every zone but Seoul's.
const zones = [
  ['Asia/Seoul', '2026-11-20'],
  ['America/New_York', '2026-03-08'],
  ['America/New_York', '2026-11-01'],
  ['Europe/Berlin', '2026-10-25'],
  ['Australia/Lord_Howe', '2026-04-05'],
  ['America/Sao_Paulo', '2018-11-04'],
] as const;
const exceptions = (around: string): fc.Arbitrary<ScheduleException[]> =>
  fc.array(
    fc
      .record({
        kind: fc.constantFrom('holiday' as const, 'closure' as const, 'special' as const),
        offset: fc.integer({ min: -2, max: 4 }),
        length: fc.integer({ min: 0, max: 2 }),
        isClosed: fc.boolean(),
        openAt: fc.option(time),
        closeAt: fc.option(time),
      })
      .map(({ offset, length, ...row }) => ({
        ...row,
        date: addDays(around, offset),
        endDate: addDays(around, offset + length),
      })),
    { maxLength: 3 },
  );
const cases = fc.constantFrom(...zones).chain(([timeZone, around]) =>
  fc.record({
    timeZone: fc.constant(timeZone),
    hours,
    exceptions: exceptions(around),
    now: fc
      .integer({ min: -36 * 60, max: 60 * 60 })
      .map((minutes) => new Date(Date.parse(`${around}T00:00Z`) + minutes * 60_000)),
  }),
);

test('openNow agrees with the list of open times, even across clock changes', () => {
  fc.assert(
    fc.property(cases, ({ hours, exceptions, now, timeZone }) => {
      const state = openNow(hours, now, timeZone, exceptions);
      const list = openTimes(hours, exceptions, { date: addDays(state.today.date, -1), days: 23, timeZone });
      const kindAt = (instant: number) =>
        list.find(({ from, to }) => from <= instant && instant < to)?.kind ?? 'closed';
      for (const [index, { from, to }] of list.entries()) {
        expect(from).toBeLessThan(to);
        expect(from).toBeGreaterThanOrEqual(list[index - 1]?.to ?? 0);
      }
      const [from, until] = [now.getTime(), state.until.getTime()];
      expect(state.status).toBe(kindAt(from));
      expect(until).toBeGreaterThan(from);
      for (const { from: change } of list) if (change > from) expect(until).toBeLessThanOrEqual(change);
      expect(kindAt(until - 1)).toBe(state.status);
      if (state.closesAt) {
        const closing = list.find(
          ({ to }) => to > from && shown(to, timeZone) === `${state.closesAt?.date} ${state.closesAt?.time}`,
        );
        expect(kindAt(closing?.to ?? Number.NaN)).toBe('closed');
      }
      const opening = list.find(({ kind, from: opens }) => kind === 'open' && opens > from);
      if (state.status !== 'open')
        expect(state.opensAt && `${state.opensAt.date} ${state.opensAt.time}`).toBe(
          opening && shown(opening.from, timeZone),
        );
      if (state.closed === 'before') expect(state.opensAt?.date).toBe(state.today.date);
      if (state.closed === 'allDay') expect(state.today.hours.open).toBeNull();
    }),
    { numRuns: 600 },
  );
});

test('the clinic is open when the local time is within the hours of the day or of the night before', () => {
  fc.assert(
    fc.property(
      hours,
      exceptions('2026-11-20'),
      fc.integer({ min: 0, max: 4 * 24 * 60 }),
      (hours, exceptions, minutes) => {
        const now = instantAt('2026-11-18', minutes, 'Asia/Seoul');
        const clock = wallClock(now, 'Asia/Seoul');
        const spans = [clock.date, addDays(clock.date, -1)].map((date, back) => ({
          ...hoursOn(hours, date, exceptions).hours,
          at: clock.minutes + back * 24 * 60,
        }));
        const inDay = spans.some(({ open, close, at }) => {
          if (!open || !close) return false;
          const [from, to] = [open, close].map(
            (text) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3)),
          ) as [number, number];
          return from <= at && at < (to <= from ? to + 24 * 60 : to);
        });
        expect(openNow(hours, now, 'Asia/Seoul', exceptions).status === 'closed').toBe(!inDay);
      },
    ),
    { numRuns: 600 },
  );
});

const shown = (instant: number, timeZone: string) => {
  const { date, minutes } = wallClock(new Date(instant), timeZone);
  return `${date} ${timeOf(minutes)}`;
};
