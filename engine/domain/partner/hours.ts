import { type PartnerHours, type Weekday, weekdays } from '#schemas/site/partner-hours.ts';
import { minutesOf } from '#schemas/time/clock.ts';

/** A row of the timetable: a weekday, or a public holiday. */
export type DayKey = Weekday | 'holiday';
export const dayKeys: readonly DayKey[] = [...weekdays, 'holiday'];

export type TimeSpan = { start: string; end: string };

/** Hours of some days. `open` and `close` are `HH:mm`, both null on closed days, which have no lunch. */
export type Hours = { open: string | null; close: string | null; closed: boolean; lunch: TimeSpan | null };
export type DayHours = Hours & { day: DayKey };
export type HoursGroup = Hours & { days: DayKey[] };

const shared: readonly DayKey[] = weekdays.slice(0, 5);

/** The hours of one day: with `weekWeekend` Tuesday to Friday have Monday's (SPEC section 3). */
export function dayHours(hours: PartnerHours, day: DayKey): DayHours {
  const source = sourceOf(hours, day);
  const open = hours[`${source}Open`];
  const close = hours[`${source}Close`];
  if (!open || !close) return { day, open: null, close: null, closed: true, lunch: null };
  return { day, open, close, closed: false, lunch: lunchWithin(lunchOf(hours, day), open, close) };
}

/** The lunch break as entered for a day, or else for all days, even if the clinic is closed by then. */
export function lunchOf(hours: PartnerHours, day: DayKey): TimeSpan | null {
  const source = sourceOf(hours, day);
  const own = span(hours[`${source}LunchStart`], hours[`${source}LunchEnd`]);
  return own ?? span(hours.lunchStart, hours.lunchEnd);
}

/** A lunch break if the clinic is open before and after it: on a Saturday that ends at 13:00 there is none. */
export function lunchWithin(lunch: TimeSpan | null, open: string, close: string): TimeSpan | null {
  const { from, to } = minutesOfDay(open, close);
  const isWithin = lunch && lunchesIn(lunch, from, to).some((one) => from < one.from && one.to < to);
  return isWithin ? lunch : null;
}

/** Minutes of a day, from its midnight; those of the next day are beyond 24 hours. */
export type Minutes = { from: number; to: number };

const minutesADay = 24 * 60;

/** Opening hours in minutes. A closing time at or before the opening time is on the next day. */
export function minutesOfDay(open: string, close: string): Minutes {
  const from = minutesOf(open);
  if (isAroundTheClock(open, close)) return { from, to: from + minutesADay };
  return { from, to: minutesOf(close) <= from ? minutesOf(close) + minutesADay : minutesOf(close) };
}

/** A lunch break within opening hours that may have begun on the day before. */
export function lunchesIn({ start, end }: TimeSpan, from: number, to: number): Minutes[] {
  const begins = minutesOf(start);
  const ends = minutesOf(end) <= begins ? minutesOf(end) + minutesADay : minutesOf(end);
  return [0, minutesADay]
    .map((shift) => ({ from: Math.max(begins + shift, from), to: Math.min(ends + shift, to) }))
    .filter((span) => span.from < span.to);
}

/** The day whose hours apply to a day. */
const sourceOf = (hours: PartnerHours, day: DayKey): DayKey =>
  hours.operationTimeType === 'weekWeekend' && shared.includes(day) ? 'monday' : day;

/** Whether hours span a whole day: `09:00` to `09:00`, or `00:00` to `23:59`, which clinics also enter. */
export const isAroundTheClock = (open: string, close: string): boolean =>
  open === close || (open === '00:00' && close === '23:59');

/** The hours of every weekday and of holidays, Monday first. */
export function weekHours(hours: PartnerHours): DayHours[] {
  return dayKeys.map((day) => dayHours(hours, day));
}

/**
 * The timetable, with days of equal hours in one row. With `weekWeekend` the rows are Monday to Friday, Saturday,
 * Sunday and holidays; with `day` each run of equal days is one row. Sunday and holidays share a row if their hours
 * are equal.
 */
export function hoursGroups(hours: PartnerHours): HoursGroup[] {
  const groups: HoursGroup[] = [];
  const byWeek = hours.operationTimeType === 'weekWeekend';
  for (const { day, ...own } of weekHours(hours)) {
    const last = groups.at(-1);
    const mayJoin = !byWeek || shared.includes(day) || day === 'holiday';
    if (last && mayJoin && sameHours(last, own)) last.days.push(day);
    else groups.push({ days: [day], ...own });
  }
  return groups;
}

/**
 * The lunch breaks of the open days, grouped by equal breaks; `lunch` is null for days without one ('-' is shown, SPEC
 * section 2). Empty for a partner that is always closed.
 */
export function lunchGroups(hours: PartnerHours): { days: DayKey[]; lunch: TimeSpan | null }[] {
  const groups: { days: DayKey[]; lunch: TimeSpan | null }[] = [];
  for (const { day, closed, lunch } of weekHours(hours)) {
    if (closed) continue;
    const same = groups.find((group) => sameSpan(group.lunch, lunch));
    if (same) same.days.push(day);
    else groups.push({ days: [day], lunch });
  }
  return groups;
}

function span(start: string | null, end: string | null): TimeSpan | null {
  return start && end ? { start, end } : null;
}

function sameSpan(a: TimeSpan | null, b: TimeSpan | null): boolean {
  return a?.start === b?.start && a?.end === b?.end;
}

function sameHours(a: Hours, b: Hours): boolean {
  return a.open === b.open && a.close === b.close && sameSpan(a.lunch, b.lunch);
}
