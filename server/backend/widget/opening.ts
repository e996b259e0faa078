import { exceptionOn, type ScheduleException } from '#schemas/api/schedules.ts';
import { type PartnerHours, type Weekday, weekdays } from '#schemas/site/partner-hours.ts';
import { minutesOf } from '#schemas/time/clock.ts';
import { weekdayOf } from '#schemas/time/day.ts';
import { lunchWithin, spansWithin, type TimeSpan } from '#schemas/time/day-hours.ts';

/** A period in minutes since midnight. */
export type Span = { from: number; to: number };
export type Opening = Span & { lunch: Span | null };

const endOfDay = 24 * 60;
const working: readonly Weekday[] = weekdays.slice(0, 5);

/**
 * The opening hours on a day, or null if the clinic is closed. An exception overrides the weekly hours: it closes the
 * clinic or sets other hours. An exception that does neither uses the clinic's holiday hours.
 * A lunch break counts only if the clinic is open before and after it.
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
  const special = exception?.openAt && exception.closeAt ? exception : undefined;
  const key = exception && !special ? 'holiday' : regular;
  const open = special?.openAt ?? hours[`${key}Open`];
  const close = special?.closeAt ?? hours[`${key}Close`];
  if (!open || !close) return null;
  const from = minutesOf(open);
  // A closing time at or before the opening time is on the next day, so this day ends at midnight.
  const to = minutesOf(close) <= from ? endOfDay : minutesOf(close);
  // On a weekday that is usually closed, nobody has entered when its lunch is.
  const hasLunch = !special || (hours[`${regular}Open`] && hours[`${regular}Close`]);
  const own = span(hours[`${key}LunchStart`], hours[`${key}LunchEnd`]);
  const usual = hasLunch ? (own ?? span(hours.lunchStart, hours.lunchEnd)) : null;
  const lunch = lunchWithin(usual, open, close);
  return { from, to, lunch: (lunch && spansWithin(lunch, from, to)[0]) ?? null };
}

function span(start: string | null, end: string | null): TimeSpan | null {
  return start && end ? { start, end } : null;
}
