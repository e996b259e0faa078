import { type DayKey, dayHours } from '#engine/partner/hours.ts';
import { type OpenNow, openNow } from '#engine/partner/open-now.ts';
import { instantAt, wallClock } from '#engine/time/zoned-time.ts';
import { exceptionOn, type ScheduleRow } from '#schemas/api/schedules.ts';
import { addDays, minutesOf } from '#schemas/day-and-time.ts';
import type { PartnerHours } from '#schemas/site/partner-hours.ts';

/** What the door says now, with the exceptions of the calendar. `closesAt` is given while it is open. */
export type Door = {
  status: OpenNow['status'];
  today: DayKey;
  until: Date;
  closesAt?: string | undefined;
  opensAt?: { date: string; time: string } | undefined;
  exception?: ScheduleRow | undefined;
  /** Why the door is closed: it has not opened yet today, has closed already, or stays closed all day. */
  closed?: 'before' | 'after' | 'allDay' | undefined;
};

// A closure of more than three weeks is told by its notice, not by a time of opening.
const horizon = 21;

/**
 * Whether the clinic is open at an instant. An exception wins over the weekly hours; a holiday that is neither closed
 * nor has hours of its own takes those of holidays.
 * @param schedules exceptions that touch today and the days after it.
 */
export function doorNow(
  hours: PartnerHours,
  now: Date,
  timeZone: string,
  schedules: readonly ScheduleRow[],
): Door {
  const door = doorAt(hours, now, timeZone, schedules);
  if (door.status !== 'closed') return door;
  const { date } = wallClock(now, timeZone);
  if (door.opensAt?.date === date) return { ...door, closed: 'before' };
  const isOff = door.exception
    ? door.exception.isClosed || (!overrides(door.exception) && dayHours(hours, door.today).closed)
    : dayHours(hours, door.today).closed;
  return { ...door, closed: isOff ? 'allDay' : 'after' };
}

function doorAt(hours: PartnerHours, now: Date, timeZone: string, schedules: readonly ScheduleRow[]): Door {
  const { date } = wallClock(now, timeZone);
  const holidays = schedules.filter((row) => !overrides(row) && row.kind === 'holiday').flatMap(daysOf);
  const weekly = openNow(hours, now, timeZone, { holidays });
  const exception = exceptionOn(schedules, date);
  if (!exception || !overrides(exception)) {
    const opensAt = weekly.opensAt && opening(weekly.opensAt.instant, 0);
    return {
      status: weekly.status,
      today: weekly.today,
      until: weekly.until,
      closesAt: weekly.status === 'open' ? (weekly.hours.close ?? undefined) : undefined,
      opensAt,
      exception,
    };
  }
  const midnight = instantAt(addDays(date, 1), 0, timeZone);
  const span = ownHours(exception, date);
  const open = span !== undefined && span.from <= now && now < span.to;
  return {
    status: open ? 'open' : 'closed',
    today: weekly.today,
    until: open ? span.to : span && now < span.from ? span.from : midnight,
    closesAt: open ? (exception.closeAt ?? undefined) : undefined,
    opensAt: open ? undefined : opening(now, 0),
    exception,
  };

  function ownHours(row: ScheduleRow, day: string) {
    if (row.isClosed || !row.openAt || !row.closeAt) return undefined;
    return {
      from: instantAt(day, minutesOf(row.openAt), timeZone),
      to: instantAt(day, minutesOf(row.closeAt), timeZone),
    };
  }

  // The first moment from `instant` on at which the door opens.
  function opening(instant: Date, tries: number): Door['opensAt'] {
    if (tries > horizon) return undefined;
    const { date: day } = wallClock(instant, timeZone);
    const tomorrow = instantAt(addDays(day, 1), 0, timeZone);
    const special = exceptionOn(schedules, day);
    if (special && overrides(special)) {
      const own = ownHours(special, day);
      return own && instant <= own.from && special.openAt
        ? { date: day, time: special.openAt }
        : opening(tomorrow, tries + 1);
    }
    const then = openNow(hours, new Date(instant.getTime() - 1), timeZone, { holidays });
    if (!then.opensAt) return then.status === 'open' ? opening(tomorrow, tries + 1) : undefined;
    const { date: found } = wallClock(then.opensAt.instant, timeZone);
    return found === day ? { date: day, time: then.opensAt.time } : opening(then.opensAt.instant, tries + 1);
  }
}

/** Exceptions that are not over yet, the next first. */
export function coming(schedules: readonly ScheduleRow[], today: string, limit: number): ScheduleRow[] {
  return schedules
    .filter((row) => row.endDate >= today)
    .sort((a, b) => a.date.localeCompare(b.date))
    .slice(0, limit);
}

const overrides = (row: ScheduleRow) => row.isClosed || Boolean(row.openAt && row.closeAt);

function daysOf({ date, endDate }: ScheduleRow): string[] {
  const days = [date];
  while ((days.at(-1) as string) < endDate && days.length < 60) days.push(addDays(days.at(-1) as string, 1));
  return days;
}
