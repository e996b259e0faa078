import { daysBetween } from '#schemas/time/day.ts';
import { lastInstant } from '#schemas/time/last-instant.ts';
import { instantAt, wallClock } from '#schemas/time/zone.ts';
import type { Span } from './period-state.ts';

/** The longest countdown; beyond that the dates are enough. */
const maxDays = 99;

const minutesOfDay = 24 * 60;

/**
 * Calendar days in a time zone until a period begins or, once it has begun, until its last day; 0 on the day itself.
 * `left` is undefined if the period has ended, has no end, is unlimited, or is more than `maxDays` away.
 * `until` is the instant at which the result changes next, if any.
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
  if (days > maxDays) return { until: instantAt(day, -maxDays * minutesOfDay, timeZone) };
  return { left: { to, days }, until: instantAt(today, minutesOfDay, timeZone) };
}
