import { minutesOf } from './clock.ts';

export type TimeSpan = { start: string; end: string };

/** Whether hours span a whole day: `09:00` to `09:00`, or `00:00` to `23:59`, which clinics also enter. */
export const isAroundTheClock = (open: string, close: string): boolean =>
  open === close || (open === '00:00' && close === '23:59');

/** Minutes since the day's midnight; on the next day they exceed 24 hours. */
export type Minutes = { from: number; to: number };

const minutesADay = 24 * 60;

/** Opening hours in minutes. A closing time at or before the opening time is on the next day. */
export function minutesOfDay(open: string, close: string): Minutes {
  const from = minutesOf(open);
  if (isAroundTheClock(open, close)) return { from, to: from + minutesADay };
  return { from, to: minutesOf(close) <= from ? minutesOf(close) + minutesADay : minutesOf(close) };
}

/** The parts of a span, such as a lunch break, within opening hours that may have begun on the day before. */
export function spansWithin({ start, end }: TimeSpan, from: number, to: number): Minutes[] {
  const begins = minutesOf(start);
  const ends = minutesOf(end) <= begins ? minutesOf(end) + minutesADay : minutesOf(end);
  return [0, minutesADay]
    .map((shift) => ({ from: Math.max(begins + shift, from), to: Math.min(ends + shift, to) }))
    .filter((span) => span.from < span.to);
}

/** A lunch break if the clinic is open before and after it: on a Saturday that ends at 13:00 there is none. */
export function lunchWithin(lunch: TimeSpan | null, open: string, close: string): TimeSpan | null {
  const { from, to } = minutesOfDay(open, close);
  const isWithin = lunch && spansWithin(lunch, from, to).some((one) => from < one.from && one.to < to);
  return isWithin ? lunch : null;
}
