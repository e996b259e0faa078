import type { WidgetTime } from '#schemas/api/reservations.ts';
import type { HomepageConfig } from '#schemas/site/homepage-config.ts';
import { timeOf } from '#schemas/time/clock.ts';
import { instantAt, offsetAt, wallClock } from '#schemas/time/zone.ts';
import type { Millis } from '../database/tables.ts';
import type { Opening, Span } from './opening.ts';

/** Minutes between two offered times; a reservation without treatments takes one step. */
const step = 30;
/** Concurrent reservations per clinic. The spec specifies no number. */
const capacity = 2;
/** Minimum number of minutes between the request and the visit. */
const notice = 30;
/** Maximum length of a reservation in minutes; longer visits are arranged with the clinic. */
const maxMinutes = 240;
/** In milliseconds. */
const minute = 60_000;
const minutesADay = 24 * 60;

type ReservationRules = {
  allowsToday: boolean;
  allowsLunch: boolean;
  /** A reservation takes as long as its treatments. */
  usesServiceTime: boolean;
};

/** The rules of a partner. Without `useReservationSetting` its three rules are ignored and defaults apply. */
export function rulesOf(config: HomepageConfig): ReservationRules {
  if (!config.useReservationSetting) return { allowsToday: true, allowsLunch: false, usesServiceTime: false };
  return {
    allowsToday: config.isReservationToday,
    allowsLunch: config.isReservationLunch,
    usesServiceTime: config.isReservationUseServiceTime,
  };
}

/** Minutes of a reservation: its treatments' minutes in whole steps if the partner counts them, else one step. */
export function durationOf(treatments: readonly (number | null)[], rules: ReservationRules): number {
  if (!rules.usesServiceTime) return step;
  const minutes = treatments.reduce<number>((sum, one) => sum + (one ?? step), 0);
  return Math.min(maxMinutes, Math.max(step, Math.ceil(minutes / step) * step));
}

/**
 * A reservation in minutes since midnight of a day, which may be another day than its own. The minutes follow the clock
 * on the wall, as in opening hours: when the clocks change, more or fewer have passed since midnight.
 */
export function spanOn(
  { startsAt, endsAt }: { startsAt: Millis; endsAt: Millis },
  date: string,
  timeZone: string,
): Span {
  const from = (startsAt + offsetAt(startsAt, timeZone) - Date.parse(`${date}T00:00:00Z`)) / minute;
  return { from, to: from + (endsAt - startsAt) / minute };
}

type Question = {
  date: string;
  /** From `openingsAround`. */
  openings: readonly Opening[];
  rules: ReservationRules;
  /** From `durationOf`. */
  duration: number;
  now: Millis;
  timeZone: string;
  /** Existing reservations on that day. */
  taken: readonly Span[];
};

/**
 * The times of a day, in steps from opening, at which the visit ends by closing time and does not overlap with lunch.
 * After midnight these are times of the day before, whose hours may end then. Past times and fully booked ones are
 * included but not free. Times that clocks skip are left out; of a time that they show twice, it is the first.
 */
export function timesOf(question: Question): WidgetTime[] {
  const { date, openings, rules, duration, now, timeZone, taken } = question;
  const today = wallClock(now, timeZone).date;
  if (date < today || (date === today && !rules.allowsToday)) return [];
  const earliest = now + notice * minute;
  const breaks = rules.allowsLunch ? [] : openings.flatMap(({ lunch }) => lunch);
  return startsOf(openings).flatMap((from) => {
    const visit = { from, to: from + duration };
    if (visit.to > openUntil(from, openings) || breaks.some((one) => overlap(visit, one))) return [];
    const start = instantAt(date, from, timeZone).getTime();
    if (wallClock(start, timeZone).minutes !== from) return [];
    return [{ time: timeOf(from), isFree: start >= earliest && hasRoom(visit, taken) }];
  });
}

/** The minutes of a day at which visits may begin, in order. */
function startsOf(openings: readonly Opening[]): number[] {
  const starts = new Set<number>();
  for (const { from, to } of openings)
    for (let start = from; start < to; start += step)
      if (start >= 0 && start < minutesADay) starts.add(start);
  return [...starts].sort((a, b) => a - b);
}

/** Until when the clinic stays open from a minute on: hours of two days may adjoin, as around the clock. */
const openUntil = (minutes: number, openings: readonly Opening[]): number =>
  openings.reduce((until, { from, to }) => (from <= until ? Math.max(until, to) : until), minutes);

/** Whether the clinic has capacity during the whole visit, beside these others. All are in minutes. */
export function hasRoom(visit: Span, taken: readonly Span[]): boolean {
  for (let from = visit.from; from < visit.to; from += step) {
    const during = taken.filter((other) => overlap({ from, to: from + step }, other));
    if (during.length >= capacity) return false;
  }
  return true;
}

const overlap = (a: Span, b: Span) => a.from < b.to && b.from < a.to;
