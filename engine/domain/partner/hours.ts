import { type DayKey, dayKeys, type PartnerHours, weekdays } from '#schemas/site/partner-hours.ts';
import { lunchWithin, type TimeSpan } from '#schemas/time/day-hours.ts';

/** Hours of some days. `open` and `close` are `HH:mm`, both null on closed days, which have no lunch. */
export type Hours = { open: string | null; close: string | null; closed: boolean; lunch: TimeSpan | null };
export type DayHours = Hours & { day: DayKey };
type HoursGroup = Hours & { days: DayKey[] };

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

/** The day whose hours apply to a day. */
const sourceOf = (hours: PartnerHours, day: DayKey): DayKey =>
  hours.operationTimeType === 'weekWeekend' && shared.includes(day) ? 'monday' : day;

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
