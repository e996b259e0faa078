import { now, parseAbsolute, parseDateTime, toCalendarDateTime, toZoned } from '@internationalized/date';

/** `YYYY-MM-DDTHH:mm`: what a clock shows, without the zone that it is in. */
const minutes = 16;

/** The present by the clock of a clinic, as `YYYY-MM-DDTHH:mm`. */
export const clinicNow = (timeZone: string): string =>
  toCalendarDateTime(now(timeZone)).toString().slice(0, minutes);

/** What the clock of a clinic shows at an instant (ISO 8601), as `YYYY-MM-DDTHH:mm`. */
export const clinicTime = (instant: string, timeZone: string): string =>
  toCalendarDateTime(parseAbsolute(instant, timeZone)).toString().slice(0, minutes);

/** The instant of a time by the clock of a clinic, as ISO 8601. */
export const instantOf = (time: string, timeZone: string): string =>
  toZoned(parseDateTime(time), timeZone).toDate().toISOString();
