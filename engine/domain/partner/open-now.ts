import type { ScheduleException } from '#schemas/api/schedules.ts';
import type { PartnerHours } from '#schemas/site/partner-hours.ts';
import { timeOf } from '#schemas/time/clock.ts';
import { addDays } from '#schemas/time/day.ts';
import { instantAt, wallClock } from '#schemas/time/zone.ts';
import { type HoursOfDate, hoursOn, openTimes } from './open-times.ts';

/** A time on the clinic's wall clock: `YYYY-MM-DD` and `HH:mm`. */
type Moment = { date: string; time: string };

/** Whether the clinic is open at an instant. */
export type OpenNow<T extends ScheduleException> = {
  status: 'open' | 'lunch' | 'closed';
  /** Why it is closed: not open yet today, closed already, or closed all day. */
  closed: 'before' | 'after' | 'allDay' | undefined;
  today: HoursOfDate<T> & { date: string };
  /** While it is open: when it closes, ignoring lunch breaks; undefined if not within a day. */
  closesAt: Moment | undefined;
  /** While it is not open: when it next opens; undefined if not within three weeks. */
  opensAt: Moment | undefined;
  /** The instant at which any of this changes. */
  until: Date;
};

// A closure of more than three weeks is announced by a notice, not by an opening time.
const horizon = 21;
const day = 24 * 60 * 60_000;

/**
 * Whether the clinic is open at an instant, its hours today, and when that changes. Derived from the list of its open
 * times.
 * @param exceptions those that affect yesterday, today and the following days
 * @param timeZone IANA name; hours are wall clock times there
 */
export function openNow<T extends ScheduleException>(
  hours: PartnerHours,
  now: Date,
  timeZone: string,
  exceptions: readonly T[] = [],
): OpenNow<T> {
  const time = now.getTime();
  const { date } = wallClock(now, timeZone);
  const today = { date, ...hoursOn(hours, date, exceptions) };
  // From yesterday, whose hours may extend into today.
  const times = openTimes(hours, exceptions, { date: addDays(date, -1), days: horizon + 2, timeZone });
  const moment = (instant: number): Moment => {
    const { date, minutes } = wallClock(new Date(instant), timeZone);
    return { date, time: timeOf(minutes) };
  };

  const at = times.findIndex(({ from, to }) => from <= time && time < to);
  const current = times[at];
  const next = times.find(({ kind, from }) => kind === 'open' && from > time);
  let closing = current?.to ?? time;
  for (const { from, to } of times.slice(at + 1)) if (current && from === closing) closing = to;
  const isOpen = current?.kind === 'open';
  const opensAt = isOpen || !next ? undefined : moment(next.from);
  const midnight = instantAt(addDays(date, 1), 0, timeZone).getTime();
  const change = current?.to ?? times.find(({ from }) => from > time)?.from ?? midnight;
  return {
    status: current?.kind ?? 'closed',
    closed: current ? undefined : opensAt?.date === date ? 'before' : today.hours.closed ? 'allDay' : 'after',
    today,
    closesAt: isOpen && closing - time < day ? moment(closing) : undefined,
    opensAt,
    until: new Date(Math.min(midnight, change)),
  };
}
