import { z } from 'zod';
import { isoDateTime, timeOfDay } from '#schemas/primitives.ts';
import { minutesOf } from '#schemas/time/clock.ts';
import { instantAt } from '#schemas/time/zone.ts';
import { Refusal } from '#server/backend/context/refusal.ts';
import type { Millis } from '#server/backend/database/tables.ts';
import { OperatorRefusal } from '../context/refusal.ts';

const zoned = z.union([isoDateTime, z.iso.datetime({ offset: true, precision: -1 })]);
/** Milliseconds: two years. A later time is more likely a typing error. */
const latest = 2 * 366 * 24 * 3_600_000;

/**
 * When to publish. A time without a zone is one of the clinic's clocks; one that is skipped by daylight saving becomes an
 * hour later, and of one that occurs twice the first is used.
 * @param at ISO 8601, or `YYYY-MM-DD HH:mm`
 * @throws Refusal 400 if it is no time; OperatorRefusal 400 if it has passed, or is more than two years ahead
 */
export function publishTime(at: string, timeZone: string, now: Millis): Millis {
  const time = zoned.safeParse(at).success ? Date.parse(at) : clinicTime(at, timeZone);
  if (time === undefined)
    throw new Refusal(400, 'INVALID_REQUEST', {
      details: ['at: expected YYYY-MM-DD HH:mm, or ISO 8601 with a zone'],
    });
  if (time <= now) throw new OperatorRefusal(400, 'PUBLISH_TIME_PAST');
  if (time > now + latest) throw new OperatorRefusal(400, 'PUBLISH_TIME_FAR');
  return time;
}

function clinicTime(at: string, timeZone: string): Millis | undefined {
  const [, date, time] = /^(\S{10})[ T](\d\d:\d\d)$/.exec(at.trim()) ?? [];
  const isValid = z.iso.date().safeParse(date).success && timeOfDay.safeParse(time).success;
  return isValid ? instantAt(date as string, minutesOf(time as string), timeZone).getTime() : undefined;
}
