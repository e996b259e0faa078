import { z } from 'zod';
import { id, isoDate, maybe, timeOfDay } from '../primitives.ts';
import { contentLanguage, languageParams, listOf, pagingParams } from './common.ts';

/** A public holiday, a closure of the clinic, or days with other hours. */
export const scheduleKind = z.enum(['holiday', 'closure', 'special']);

/** An exception to the weekly hours, from `date` to `endDate` inclusive. */
export const scheduleRow = z.object({
  id,
  languageCode: contentLanguage,
  kind: scheduleKind,
  title: z.string(),
  date: isoDate,
  endDate: isoDate,
  isClosed: z.boolean(),
  openAt: maybe(timeOfDay),
  closeAt: maybe(timeOfDay),
});
export type ScheduleRow = z.infer<typeof scheduleRow>;

export const schedulesParams = z.object({
  ...languageParams,
  ...pagingParams,
  from: isoDate.optional(),
  to: isoDate.optional(),
});

/** What touches the days from `from` to `to`, in order of date. */
export const schedulesResponse = listOf(scheduleRow);
export type SchedulesResponse = z.infer<typeof schedulesResponse>;
