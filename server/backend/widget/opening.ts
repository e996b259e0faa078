import { exceptionOn, type ScheduleException } from '#schemas/api/schedules.ts';
import { type PartnerHours, type Weekday, weekdays } from '#schemas/site/partner-hours.ts';
import { minutesOf } from '#schemas/time/clock.ts';
import { weekdayOf } from '#schemas/time/day.ts';

/** A period in minutes since midnight. */
export type Span = { from: number; to: number };
export type Opening = Span & { lunch: Span | null };

const endOfDay = 24 * 60;
const working: readonly Weekday[] = weekdays.slice(0, 5);

/**
 * The opening hours on a day, or null if the clinic is closed. An exception overrides the weekly hours: it closes the
 * clinic or sets other hours. An exception that does neither uses the clinic's holiday hours.
 */
export function openingOf(
  hours: PartnerHours,
  date: string,
  exceptions: readonly ScheduleException[],
): Opening | null {
  const weekday = weekdays[weekdayOf(date)] as Weekday;
  const exception = exceptionOn(exceptions, date);
  if (exception?.isClosed) return null;
  const isShared = hours.operationTimeType === 'weekWeekend' && working.includes(weekday);
  const regular = isShared ? 'monday' : weekday;
  const key = exception && !exception.openAt ? 'holiday' : regular;
  const open = exception?.openAt ?? hours[`${key}Open`];
  const close = exception?.closeAt ?? hours[`${key}Close`];
  if (!open || !close) return null;
  const from = minutesOf(open);
  // A closing time at or before the opening time is on the next day, so this day ends at midnight.
  const to = minutesOf(close) <= from ? endOfDay : minutesOf(close);
  const own = span(hours[`${key}LunchStart`], hours[`${key}LunchEnd`]);
  return { from, to, lunch: own ?? span(hours.lunchStart, hours.lunchEnd) };
}

function span(start: string | null, end: string | null): Span | null {
  return start && end ? { from: minutesOf(start), to: minutesOf(end) } : null;
}
