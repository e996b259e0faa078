import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);

/** The day `count` days after one, both `YYYY-MM-DD`. */
export const addDays = (date: string, count: number): string =>
  dayjs.utc(date).add(count, 'day').format('YYYY-MM-DD');

/** The weekday of a day (`YYYY-MM-DD`): 0 is Monday. */
export const weekdayOf = (date: string): number => (dayjs.utc(date).day() + 6) % 7;

/** The Monday of the week in which a day lies. */
export const mondayOf = (date: string): string => addDays(date, -weekdayOf(date));

/** Whole days from one day to another; negative where the other is earlier. */
export const daysBetween = (from: string, to: string): number => dayjs.utc(to).diff(dayjs.utc(from), 'day');
