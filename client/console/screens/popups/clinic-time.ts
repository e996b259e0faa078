import {
  type CalendarDateTime,
  now,
  parseAbsolute,
  toCalendarDateTime,
  toZoned,
} from '@internationalized/date';

/** The present by the clock of a clinic, to the minute. */
export const clinicNow = (timeZone: string): CalendarDateTime =>
  toCalendarDateTime(now(timeZone)).set({ second: 0, millisecond: 0 });

/** What the clock of a clinic shows at an instant (ISO 8601). */
export const clinicTime = (instant: string, timeZone: string): CalendarDateTime =>
  toCalendarDateTime(parseAbsolute(instant, timeZone));

/** The instant of a time by the clock of a clinic, as ISO 8601. */
export const instantOf = (time: CalendarDateTime, timeZone: string): string =>
  toZoned(time, timeZone).toDate().toISOString();
