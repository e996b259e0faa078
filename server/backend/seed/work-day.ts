import type { WorkDay, WorkShift } from '#schemas/api/partner-employees.ts';
import type { PartnerHours, Weekday } from '#schemas/site/partner-hours.ts';

const noon = '13:00';
const shared: readonly Weekday[] = ['tuesday', 'wednesday', 'thursday', 'friday'];

/** The working hours of a shift on a weekday, from the clinic's hours; off when the clinic is closed. */
export function workDayOf(hours: PartnerHours, weekday: Weekday, shift: WorkShift): WorkDay {
  const { openAt, closeAt, lunchStart, lunchEnd } = hoursOf(hours, weekday);
  if (shift === 'off' || openAt === null || closeAt === null) {
    return { weekday, shift: 'off', openAt: null, closeAt: null, date: null, change: null };
  }
  // On a day without a lunch break, the morning ends when lunch usually begins.
  const middle = openAt < noon && noon < closeAt ? noon : null;
  return {
    weekday,
    shift,
    openAt: shift === 'pm' ? (lunchEnd ?? middle ?? openAt) : openAt,
    closeAt: shift === 'am' ? (lunchStart ?? middle ?? closeAt) : closeAt,
    date: null,
    change: null,
  };
}

/** With `weekWeekend`, Monday's hours apply from Monday to Friday (SPEC section 3). */
function hoursOf(hours: PartnerHours, weekday: Weekday) {
  const day = hours.operationTimeType === 'weekWeekend' && shared.includes(weekday) ? 'monday' : weekday;
  return {
    openAt: hours[`${day}Open`],
    closeAt: hours[`${day}Close`],
    lunchStart: hours[`${day}LunchStart`] ?? hours.lunchStart,
    lunchEnd: hours[`${day}LunchEnd`] ?? hours.lunchEnd,
  };
}
