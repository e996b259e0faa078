import { z } from 'zod';
import { maybe, timeOfDay } from '../primitives.ts';

export const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;
export const weekday = z.enum(weekdays);
export type Weekday = z.infer<typeof weekday>;

/**
 * `day`: every day has its own hours. `weekWeekend`: Monday to Friday share Monday's hours and lunch; Saturday and
 * Sunday have their own (SPEC section 3).
 */
export const operationTimeType = z.enum(['day', 'weekWeekend']);

/**
 * Opening hours as flat fields. A day without both `…Open` and `…Close` is closed. A day's own lunch overrides the
 * general `lunchStart`/`lunchEnd`; with neither there is no lunch break and '-' is shown.
 */
export const partnerHours = z.object({
  operationTimeType: operationTimeType.default('day'),
  ...perDay('Open'),
  ...perDay('Close'),
  lunchStart: maybe(timeOfDay),
  lunchEnd: maybe(timeOfDay),
  ...perDay('LunchStart'),
  ...perDay('LunchEnd'),
});
export type PartnerHours = z.infer<typeof partnerHours>;

function perDay<Suffix extends string>(suffix: Suffix) {
  const days = [...weekdays, 'holiday'] as const;
  const entries = days.map((day) => [`${day}${suffix}`, maybe(timeOfDay)]);
  type Field = `${(typeof days)[number]}${Suffix}`;
  return Object.fromEntries(entries) as Record<Field, ReturnType<typeof maybe<typeof timeOfDay>>>;
}
