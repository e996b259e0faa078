import type { ScheduleRow } from '#schemas/api/schedules.ts';

/** Exceptions that are not over yet, the next first. */
export function coming(schedules: readonly ScheduleRow[], today: string, limit: number): ScheduleRow[] {
  return schedules
    .filter((row) => row.endDate >= today)
    .sort((a, b) => a.date.localeCompare(b.date))
    .slice(0, limit);
}
