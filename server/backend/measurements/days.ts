import { addDays } from '#schemas/time/day.ts';
import { zonedDay } from '#schemas/time/zone.ts';
import type { Millis } from '../database/tables.ts';

export const daysStored = 90;

/** The day of a moment, in UTC. */
export const dayOf = (at: Millis): string => zonedDay(at, 'UTC');
/** The first of the last `days` days, today among them. */
export const firstDayOf = (days: number, now: Millis): string => addDays(dayOf(now), 1 - days);
