import type { ScheduleRow } from '#schemas/api/schedules.ts';

/** Current and future exceptions, the next first. */
export function coming(schedules: readonly ScheduleRow[], today: string, limit: number): ScheduleRow[] {
  return schedules
    .filter((row) => row.endDate >= today)
    .sort((a, b) => a.date.localeCompare(b.date))
    .slice(0, limit);
}
