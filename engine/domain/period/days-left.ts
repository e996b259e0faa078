import { daysBetween } from '#schemas/time/day.ts';
import { instantAt, wallClock } from '#schemas/time/zone.ts';
import { lastInstant } from './last-instant.ts';
import type { Span } from './period-state.ts';

/** Longest time that is told in days: of more, the dates say enough. */
export const mostDays = 99;

const minutesOfDay = 24 * 60;

/**
 * Whole days until a period begins or, once it runs, until its last day, by the calendar of a time zone: 0 on the day
 * itself. Undefined where it has ended, has no end (or, before it began, no start), runs always, or is more than
 * `mostDays` away.
 * `until` is the instant at which the answer changes next, where it does.
 */
export function daysLeft(
  { startAt, endAt, isAlways }: Span,
  now: Date,
  timeZone: string,
): { left?: { to: 'start' | 'end'; days: number }; until?: Date } {
  if (isAlways || (endAt && now >= new Date(endAt))) return {};
  const to = startAt && now < new Date(startAt) ? 'start' : 'end';
  const goal = to === 'start' ? startAt : endAt && lastInstant(endAt);
  if (!goal) return {};
  const { date: today } = wallClock(now, timeZone);
  const { date: day } = wallClock(new Date(goal), timeZone);
  const days = daysBetween(today, day);
  if (days > mostDays) return { until: instantAt(day, -mostDays * minutesOfDay, timeZone) };
  return { left: { to, days }, until: instantAt(today, minutesOfDay, timeZone) };
}
