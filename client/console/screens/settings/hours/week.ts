import type { Json } from '#schemas/json.ts';
import { type DayKey, type PartnerHours, partnerHours, weekdays } from '#schemas/site/partner-hours.ts';
import { minutesOf } from '#schemas/time/clock.ts';
import { isAroundTheClock } from '#schemas/time/day-hours.ts';

export type HoursField = keyof PartnerHours;
/** Hours as the form has them: times that are not set are missing. */
export type HoursValues = { [key: string]: Json };
/** Fields with their new times; undefined for one that is no longer set. */
export type HoursChange = Partial<Record<HoursField, string | undefined>>;

/** The hours with what is not set; undefined while a value is no time. */
export const hoursOf = (values: HoursValues): PartnerHours | undefined => partnerHours.safeParse(values).data;

/** The time of a field; undefined if it has none. */
export const timeAt = (values: HoursValues, field: HoursField): string | undefined => {
  const time = values[field];
  return typeof time === 'string' ? time : undefined;
};

export const isClosed = (values: HoursValues, day: DayKey): boolean =>
  timeAt(values, `${day}Open`) === undefined && timeAt(values, `${day}Close`) === undefined;

/** Whether a day closes after midnight. */
export function closesNextDay(values: HoursValues, day: DayKey): boolean {
  const [open, close] = [timeAt(values, `${day}Open`), timeAt(values, `${day}Close`)];
  return Boolean(open && close && !isAroundTheClock(open, close) && minutesOf(close) < minutesOf(open));
}

const ofDay = (day: DayKey) =>
  [`${day}Open`, `${day}Close`, `${day}LunchStart`, `${day}LunchEnd`] as const satisfies HoursField[];

/** Closes a day, without the lunch break that it had. */
export const closed = (day: DayKey): HoursChange =>
  Object.fromEntries(ofDay(day).map((field) => [field, undefined]));

/**
 * Opens a day again, with the times that it had before, or else with the first open day's.
 * @param before the values before it was closed
 */
export function opened(values: HoursValues, day: DayKey, before: HoursValues | undefined): HoursChange {
  if (before && !isClosed(before, day))
    return Object.fromEntries(ofDay(day).map((field) => [field, timeAt(before, field)]));
  const other = weekdays.find((one) => timeAt(values, `${one}Open`) && timeAt(values, `${one}Close`));
  return {
    [`${day}Open`]: (other && timeAt(values, `${other}Open`)) ?? '09:00',
    [`${day}Close`]: (other && timeAt(values, `${other}Close`)) ?? '18:00',
  };
}

const others = weekdays.slice(1, 5);

/** Tuesday to Friday with the hours of Monday. */
export const likeMonday = (values: HoursValues): HoursChange =>
  Object.fromEntries(
    others.flatMap((day) =>
      ofDay(day).map((field, index) => [field, timeAt(values, ofDay('monday')[index] ?? field)]),
    ),
  );

/** What a day on its own begins with: the hours that Tuesday to Friday have shared, unless they have their own. */
export const separated = (values: HoursValues): HoursChange =>
  others.every((day) => isClosed(values, day)) ? likeMonday(values) : {};
