import { minutesOf } from '#schemas/day-and-time.ts';

/** A reading of the clock on the clinic's wall: the day, and minutes since its midnight. */
export type WallClock = { date: string; minutes: number };

const minute = 60_000;
const day = 24 * 60 * minute;

/** What the clock on the wall shows at an instant. */
export function wallClock(instant: number, timeZone: string): WallClock {
  // Swedish writes dates and times the way ISO 8601 does.
  const text = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(
    instant,
  );
  const [date = '', time = ''] = text.split(' ');
  return { date, minutes: minutesOf(time) };
}

/** The instant at which that clock shows `minutes` on `date`. A time that summer time skips becomes the one after it. */
export function instantAt(date: string, minutes: number, timeZone: string): number {
  const wanted = Date.parse(`${date}T00:00:00Z`) + minutes * minute;
  const shift = (instant: number) => {
    const shown = wallClock(instant, timeZone);
    return Date.parse(`${shown.date}T00:00:00Z`) + shown.minutes * minute - instant;
  };
  const early = wanted - shift(wanted - day);
  const exact = wanted - shift(early);
  return shift(exact) === wanted - exact ? exact : Math.max(early, exact);
}

export const timeOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
