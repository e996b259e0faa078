import type { WeeklyScheduleRow, WorkDay } from '#schemas/api/partner-employees.ts';
import { exceptionOn, type ScheduleRow } from '#schemas/api/schedules.ts';
import { timeOf } from '#schemas/time/clock.ts';
import { addDays } from '#schemas/time/day.ts';
import { minutesOfDay, spansWithin } from '#schemas/time/day-hours.ts';

/** Days of absence, stored with the weekly schedule. */
export type Absence = { date: string; endDate: string; note: string | null; substituteId: number | null };
export type Scheduled = WeeklyScheduleRow & { absences: Absence[] };

const covers = (row: { date: string; endDate: string }, date: string) =>
  row.date <= date && date <= row.endDate;

/**
 * Applies the usual weeks to the calendar from a Monday on. Nobody works while the clinic is closed, special hours
 * change shifts, and a named substitute works the same hours for an absent employee.
 */
export function datedWeeks(
  staff: readonly Scheduled[],
  calendar: readonly ScheduleRow[],
  monday: string,
  weeks: number,
): WeeklyScheduleRow[] {
  const dates = Array.from({ length: weeks * 7 }, (_, index) => addDays(monday, index));
  return staff.map(({ absences: _absences, ...row }) => ({
    ...row,
    days: dates.map((date, index) => dayOf(row, date, index % 7)),
  }));

  function dayOf(row: WeeklyScheduleRow, date: string, index: number): WorkDay {
    const usual = { ...(row.days[index] as WorkDay), date };
    const exception = exceptionOn(calendar, date);
    if (exception?.isClosed) return off(usual, { kind: 'closed', note: exception.title, employee: null });
    const own = absenceOf(row.employee.id, date);
    if (own && usual.shift !== 'off') {
      const isThere = own.substituteId !== null && !absenceOf(own.substituteId, date);
      return off(usual, {
        kind: 'absent',
        note: own.note,
        employee: isThere ? nameOf(own.substituteId) : null,
      });
    }
    const { absent, day } = (own ? undefined : standIn(row.employee.id, date, index)) ?? {};
    const there: WorkDay =
      absent && day
        ? { ...day, date, change: { kind: 'substitute', note: null, employee: nameOf(absent.employee.id) } }
        : usual;
    return exception ? within(there, exception) : there;
  }

  function absenceOf(id: number, date: string): Absence | undefined {
    return staff
      .find(({ employee }) => employee.id === id)
      ?.absences.find((absence) => covers(absence, date));
  }

  // The employee that this person substitutes for, and the combined shift of both.
  function standIn(id: number, date: string, index: number) {
    const absent = staff.find(
      (other) =>
        other.days[index]?.shift !== 'off' && absenceOf(other.employee.id, date)?.substituteId === id,
    );
    const theirs = absent?.days[index];
    if (!absent || !theirs) return undefined;
    const mine = staff.find(({ employee }) => employee.id === id)?.days[index];
    return { absent, day: mine ? together(mine, theirs) : theirs };
  }

  function nameOf(id: number | null): { id: number; name: string } | null {
    const employee = staff.find((row) => row.employee.id === id)?.employee;
    return employee ? { id: employee.id, name: employee.name } : null;
  }
}

const wholeDay = 24 * 60;

/** Combines two shifts of one weekday. */
function together(mine: WorkDay, theirs: WorkDay): WorkDay {
  if (mine.shift === 'all') return mine;
  if (mine.shift === 'off' || theirs.shift === 'all' || mine.shift === theirs.shift) return theirs;
  const [morning, afternoon] = mine.shift === 'am' ? [mine, theirs] : [theirs, mine];
  return { ...morning, shift: 'all', closeAt: afternoon.closeAt };
}

function off(day: WorkDay, change: WorkDay['change']): WorkDay {
  return { ...day, shift: 'off', openAt: null, closeAt: null, change };
}

function within(day: WorkDay, { title, openAt, closeAt }: ScheduleRow): WorkDay {
  if (day.shift === 'off' || !day.openAt || !day.closeAt || !openAt || !closeAt) return day;
  const change = day.change ?? { kind: 'hours' as const, note: title, employee: null };
  // A full-day shift follows the special hours; a half-day shift is only cut to them.
  if (day.shift === 'all') return { ...day, openAt, closeAt, change };
  const special = minutesOfDay(openAt, closeAt);
  const [cut] = spansWithin({ start: day.openAt, end: day.closeAt }, special.from, special.to);
  // Hours after midnight belong to an afternoon shift: the next morning is another day's.
  const isWorked = cut && (day.shift === 'pm' || cut.from < wholeDay);
  return isWorked
    ? { ...day, openAt: clockTime(cut.from), closeAt: clockTime(cut.to), change }
    : off(day, change);
}

/** The time on the clock, for minutes that may be of the next day. */
const clockTime = (minutes: number) => timeOf(minutes % wholeDay);
