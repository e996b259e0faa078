import type { WeeklyScheduleRow, WorkChange } from '#schemas/api/partner-employees.ts';
import type { LanguageCode } from '#schemas/primitives.ts';

/** One week of everyone; `from` and `to` are empty where the usual week is shown, which has no dates. */
export type WorkWeek = { from: string; to: string; rows: WeeklyScheduleRow[] };

/** A day that differs: for the whole clinic, where `name` is missing, or for one of its staff. */
export type Change = WorkChange & { date: string; name?: string; languageCode: LanguageCode };

/** Splits the days of the rows into weeks of seven. */
export function weeksOf(rows: readonly WeeklyScheduleRow[]): WorkWeek[] {
  const count = Math.floor((rows[0]?.days.length ?? 0) / 7);
  return Array.from({ length: count }, (_, week) => {
    const part = rows.map((row) => ({ ...row, days: row.days.slice(week * 7, week * 7 + 7) }));
    const dates = part[0]?.days.map((day) => day.date ?? '') ?? [];
    return { from: dates[0] ?? '', to: dates.at(-1) ?? '', rows: part };
  });
}

/** What is different in a week, day by day; what holds for the whole clinic is said once. */
export function changesOf({ rows }: WorkWeek): Change[] {
  const found = rows.flatMap(({ employee, languageCode, days }) =>
    days.flatMap(({ date, change }): Change[] => {
      // Who stands in is said where the absence is.
      if (!date || !change || change.kind === 'substitute') return [];
      const own = change.kind === 'absent' && { name: employee.name };
      return [{ ...change, date, languageCode, ...own }];
    }),
  );
  const seen = new Set<string>();
  return found
    .filter(({ date, kind, name = '', note }) => {
      const key = `${date} ${kind} ${name || note}`;
      return !seen.has(key) && seen.add(key);
    })
    .sort((a, b) => a.date.localeCompare(b.date));
}

/** `2026-11-24` as `11/24`. */
export const shortDate = (date: string): string => date.slice(5).replace('-', '/');
