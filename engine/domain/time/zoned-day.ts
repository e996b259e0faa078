import { addDays } from '#schemas/day-and-time.ts';
import { instantAt, wallClock } from './zoned-time.ts';

/** The day (`YYYY-MM-DD`) on which an instant falls in a time zone. */
export const zonedDay = (instant: Date | string, timeZone: string): string =>
  wallClock(new Date(instant), timeZone).date;

/** The instant at which a day begins in a time zone. */
export const startOfDay = (day: string, timeZone: string): Date => instantAt(day, 0, timeZone);

/** The instant of the next midnight in a time zone. */
export const nextMidnight = (instant: Date | string, timeZone: string): Date =>
  startOfDay(addDays(zonedDay(instant, timeZone), 1), timeZone);
