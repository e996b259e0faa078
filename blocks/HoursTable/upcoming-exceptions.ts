import { exceptionOn, type ScheduleRow } from '#schemas/api/schedules.ts';
import { addDays } from '#schemas/time/day.ts';

/** Most days of one exception that are looked at one by one. */
export const maxDays = 400;

/** Current and future exceptions, the next first. One that others override on all of its days is left out. */
export function upcomingExceptions(
  schedules: readonly ScheduleRow[],
  today: string,
  limit: number,
): ScheduleRow[] {
  return schedules
    .filter((row) => row.endDate >= today && !daysOf(row, schedules, today).next().done)
    .sort((a, b) => a.date.localeCompare(b.date))
    .slice(0, limit);
}

/** The days (`YYYY-MM-DD`) from `from` on to which an exception applies: another one may override it. */
export function* daysOf(
  row: ScheduleRow,
  schedules: readonly ScheduleRow[],
  from = row.date,
): Generator<string> {
  let day = from > row.date ? from : row.date;
  for (let count = 0; day <= row.endDate && count < maxDays; count += 1) {
    if (exceptionOn(schedules, day) === row) yield day;
    day = addDays(day, 1);
  }
}
