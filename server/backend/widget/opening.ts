import { exceptionOn, type ScheduleException } from '#schemas/api/schedules.ts';
import { type PartnerHours, type Weekday, weekdays } from '#schemas/site/partner-hours.ts';
import { addDays, weekdayOf } from '#schemas/time/day.ts';
import {
  lunchWithin,
  type Minutes,
  minutesOfDay,
  spansWithin,
  type TimeSpan,
} from '#schemas/time/day-hours.ts';

/** A period in minutes since midnight. On the day before they are below 0, on the next day beyond 24 hours. */
export type Span = Minutes;
/** Opening hours and the lunch breaks within them. */
export type Opening = Span & { lunch: Span[] };

const minutesADay = 24 * 60;
const working: readonly Weekday[] = weekdays.slice(0, 5);

/**
 * When the clinic is open around a day, in minutes since its midnight: the hours of the day before, which may end after
 * midnight, of the day itself, and of the next day, which may adjoin them.
 */
export function openingsAround(
  hours: PartnerHours,
  date: string,
  exceptions: readonly ScheduleException[],
): Opening[] {
  return [-1, 0, 1].flatMap((ahead) => {
    const opening = openingOf(hours, addDays(date, ahead), exceptions);
    return opening ? [later(opening, ahead * minutesADay)] : [];
  });
}

function later({ from, to, lunch }: Opening, minutes: number): Opening {
  const shift = (span: Span): Span => ({ from: span.from + minutes, to: span.to + minutes });
  return { from: from + minutes, to: to + minutes, lunch: lunch.map(shift) };
}

/**
 * The opening hours that begin on a day, or null if the clinic is closed. A closing time at or before the opening time is
 * on the next day. An exception overrides the weekly hours: it closes the clinic or sets other hours. An exception that
 * does neither uses the clinic's holiday hours. A lunch break counts only if the clinic is open before and after it.
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
  const { from, to } = minutesOfDay(open, close);
  // On a weekday that is usually closed, nobody has entered when its lunch is.
  const hasLunch = !special || (hours[`${regular}Open`] && hours[`${regular}Close`]);
  const own = span(hours[`${key}LunchStart`], hours[`${key}LunchEnd`]);
  const usual = hasLunch ? (own ?? span(hours.lunchStart, hours.lunchEnd)) : null;
  const lunch = lunchWithin(usual, open, close);
  return { from, to, lunch: lunch ? spansWithin(lunch, from, to) : [] };
}

function span(start: string | null, end: string | null): TimeSpan | null {
  return start && end ? { start, end } : null;
}
