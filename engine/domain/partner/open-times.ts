import { exceptionOn, type ScheduleException } from '#schemas/api/schedules.ts';
import { type DayKey, type PartnerHours, weekdays } from '#schemas/site/partner-hours.ts';
import { addDays, weekdayOf } from '#schemas/time/day.ts';
import { lunchWithin, type Minutes, minutesOfDay, spansWithin } from '#schemas/time/day-hours.ts';
import { instantAt } from '#schemas/time/zone.ts';
import { type DayHours, dayHours, lunchOf } from './hours.ts';

/** From one instant (ms) up to another. */
type Stretch = { kind: 'open' | 'lunch'; from: number; to: number };

/** What applies on one date: the row of the timetable, its hours, and the exception that overrides them. */
export type HoursOfDate<T extends ScheduleException> = {
  key: DayKey;
  hours: DayHours;
  exception: T | undefined;
};

/**
 * The hours of a date (`YYYY-MM-DD`). An exception overrides the weekly hours. A holiday that is neither closed nor has
 * its own hours uses the holiday hours. On a day with special hours a lunch break applies only if it is within them.
 */
export function hoursOn<T extends ScheduleException>(
  hours: PartnerHours,
  date: string,
  exceptions: readonly T[],
): HoursOfDate<T> {
  const weekday = weekdays[weekdayOf(date)] ?? 'monday';
  const exception = exceptionOn(exceptions, date);
  const own =
    exception && !exception.isClosed && exception.openAt && exception.closeAt ? exception : undefined;
  const key = exception?.kind === 'holiday' && !own ? 'holiday' : weekday;
  const regular = dayHours(hours, key);
  if (exception?.isClosed)
    return { key, exception, hours: { day: key, open: null, close: null, closed: true, lunch: null } };
  if (!own?.openAt || !own.closeAt) return { key, exception, hours: regular };
  const { openAt: open, closeAt: close } = own;
  // On a weekday that is closed otherwise nobody has entered when its lunch is.
  const usual = dayHours(hours, weekday).closed ? null : lunchOf(hours, weekday);
  const lunch = lunchWithin(usual, open, close);
  return { key, exception, hours: { day: key, open, close, closed: false, lunch } };
}

/**
 * All open times and lunch breaks of the days from `date` on, in order, merged where they adjoin and without overlaps.
 * A closing time at or before the opening time is on the next day; a lunch break may cross midnight too. The night
 * before may extend into a closed day.
 * @param timeZone IANA name; hours are wall clock times there
 */
export function openTimes(
  hours: PartnerHours,
  exceptions: readonly ScheduleException[],
  { date, days, timeZone }: { date: string; days: number; timeZone: string },
): Stretch[] {
  const open: Stretch[] = [];
  const lunch: Stretch[] = [];
  for (let count = 0; count < days; count += 1) {
    const on = addDays(date, count);
    const { hours: held } = hoursOn(hours, on, exceptions);
    if (!held.open || !held.close) continue;
    const { from, to } = minutesOfDay(held.open, held.close);
    const breaks = held.lunch ? spansWithin(held.lunch, from, to) : [];
    const stretch = (kind: Stretch['kind']) => (span: Minutes) => ({
      kind,
      from: instantAt(on, span.from, timeZone).getTime(),
      to: instantAt(on, span.to, timeZone).getTime(),
    });
    open.push(...without({ from, to }, breaks).map(stretch('open')));
    lunch.push(...breaks.map(stretch('lunch')));
  }
  const openTogether = joined(open);
  const breaks = joined(lunch).flatMap((one) =>
    without(one, openTogether).map((span) => ({ ...one, ...span })),
  );
  return [...openTogether, ...breaks].sort((a, b) => a.from - b.from);
}

/** Subtracts other spans, which are sorted, from a span. */
function without({ from, to }: Minutes, others: readonly Minutes[]): Minutes[] {
  const left: Minutes[] = [];
  let begin = from;
  for (const other of others) {
    if (other.to <= begin || other.from >= to) continue;
    if (other.from > begin) left.push({ from: begin, to: other.from });
    begin = other.to;
  }
  return begin < to ? [...left, { from: begin, to }] : left;
}

function joined(stretches: readonly Stretch[]): Stretch[] {
  const all: Stretch[] = [];
  for (const next of stretches.toSorted((a, b) => a.from - b.from)) {
    // A clock change may skip the whole span.
    if (next.from >= next.to) continue;
    const last = all.at(-1);
    if (last && next.from <= last.to) last.to = Math.max(last.to, next.to);
    else all.push({ ...next });
  }
  return all;
}
