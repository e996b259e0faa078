import type { WeeklyScheduleRow, WorkChange } from '#schemas/api/partner-employees.ts';
import type { LanguageCode } from '#schemas/primitives.ts';

/** One week of all staff; `from` and `to` are empty for the usual week, which has no dates. */
export type WorkWeek = { from: string; to: string; rows: WeeklyScheduleRow[] };

/** A changed day: for the whole clinic if `name` is missing, otherwise for one member of staff. */
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

/** The changes of a week, by day; one that affects the whole clinic is listed once. */
export function changesOf({ rows }: WorkWeek): Change[] {
  const found = rows.flatMap(({ employee, languageCode, days }) =>
    days.flatMap(({ date, change }): Change[] => {
      // Substitutes are listed with the absence.
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
