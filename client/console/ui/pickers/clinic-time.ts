import { minutesOf, timeOf } from '#schemas/time/clock.ts';
import { instantAt, wallClock } from '#schemas/time/zone.ts';

/** The present by the clock of a clinic, as `YYYY-MM-DDTHH:mm`. */
export const clinicNow = (timeZone: string): string => clinicTime(new Date().toISOString(), timeZone);

/** What the clock of a clinic shows at an instant (ISO 8601), as `YYYY-MM-DDTHH:mm`. */
export function clinicTime(instant: string, timeZone: string): string {
  const { date, minutes } = wallClock(new Date(instant), timeZone);
  return `${date}T${timeOf(minutes)}`;
}

/** The instant of a time by the clock of a clinic, as ISO 8601. */
export function instantOf(time: string, timeZone: string): string {
  const [date = '', clock = ''] = time.split('T');
  return instantAt(date, minutesOf(clock), timeZone).toISOString();
}
