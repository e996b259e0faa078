import type { WorkDay, WorkShift } from '#schemas/api/partner-employees.ts';
import type { PartnerHours, Weekday } from '#schemas/site/partner-hours.ts';
import { minutesOf } from '#schemas/time/clock.ts';
import { lunchWithin, minutesOfDay, type TimeSpan } from '#schemas/time/day-hours.ts';

const noon = '13:00';
const shared: readonly Weekday[] = ['tuesday', 'wednesday', 'thursday', 'friday'];

/** The working hours of a shift on a weekday, from the clinic's hours; off when the clinic is closed. */
export function workDayOf(hours: PartnerHours, weekday: Weekday, shift: WorkShift): WorkDay {
  const { openAt, closeAt, lunch } = hoursOf(hours, weekday);
  if (shift === 'off' || openAt === null || closeAt === null) {
    return { weekday, shift: 'off', openAt: null, closeAt: null, date: null, change: null };
  }
  const rest = lunchWithin(lunch, openAt, closeAt);
  // On a day without a lunch break, the morning ends when lunch usually begins.
  const { from, to } = minutesOfDay(openAt, closeAt);
  const middle = from < minutesOf(noon) && minutesOf(noon) < to ? noon : null;
  return {
    weekday,
    shift,
    openAt: shift === 'pm' ? (rest?.end ?? middle ?? openAt) : openAt,
    closeAt: shift === 'am' ? (rest?.start ?? middle ?? closeAt) : closeAt,
    date: null,
    change: null,
  };
}

/** With `weekWeekend`, Monday's hours apply from Monday to Friday (SPEC section 3). */
function hoursOf(hours: PartnerHours, weekday: Weekday) {
  const day = hours.operationTimeType === 'weekWeekend' && shared.includes(weekday) ? 'monday' : weekday;
  const own = span(hours[`${day}LunchStart`], hours[`${day}LunchEnd`]);
  return {
    openAt: hours[`${day}Open`],
    closeAt: hours[`${day}Close`],
    lunch: own ?? span(hours.lunchStart, hours.lunchEnd),
  };
}

function span(start: string | null, end: string | null): TimeSpan | null {
  return start && end ? { start, end } : null;
}
