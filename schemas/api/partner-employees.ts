import { z } from 'zod';
import { htmlText, isoDate, maybe, timeOfDay } from '../primitives.ts';
import { partnerEmployeeSummary } from '../site/partner.ts';
import { weekday } from '../site/partner-hours.ts';
import { contentLanguage, countFromText, languageParams, listOf, pagingParams } from './common.ts';

export const employeeHistory = z.object({ period: z.string().describe('e.g. 2019–2023'), text: z.string() });

/** A member of staff. */
export const employeeRow = partnerEmployeeSummary.extend({
  languageCode: contentLanguage,
  isDoctor: z.boolean(),
  department: maybe(z.string()),
  specialties: z.array(z.string()).default([]),
  greeting: maybe(htmlText),
  careers: z.array(z.string()).default([]).describe('Degrees, licences and memberships.'),
  history: z.array(employeeHistory).default([]).describe('Newest first.'),
});
export type EmployeeRow = z.infer<typeof employeeRow>;

export const employeesParams = z.object({ ...languageParams, ...pagingParams });

export const employeesResponse = listOf(employeeRow);
export type EmployeesResponse = z.infer<typeof employeesResponse>;

/** Whether an employee is present all day, before lunch, after lunch, or not at all. */
export const workShift = z.enum(['all', 'am', 'pm', 'off']);
export type WorkShift = z.infer<typeof workShift>;

/**
 * Why a date differs from its weekday. `closed`, `hours`: the clinic's calendar. `absent`: this employee is away, and
 * `employee`, if any, is the substitute. `substitute`: this employee substitutes for `employee`.
 */
export const workChange = z.object({
  kind: z.enum(['closed', 'hours', 'absent', 'substitute']),
  note: maybe(z.string()),
  employee: maybe(partnerEmployeeSummary.pick({ id: true, name: true })),
});
export type WorkChange = z.infer<typeof workChange>;

export const workDay = z.object({
  weekday,
  shift: workShift,
  openAt: maybe(timeOfDay),
  closeAt: maybe(timeOfDay),
  date: maybe(isoDate).describe('Only if the call has a date.'),
  change: maybe(workChange),
});
export type WorkDay = z.infer<typeof workDay>;

export const weeklyScheduleRow = z.object({
  employee: partnerEmployeeSummary,
  languageCode: contentLanguage,
  days: z.array(workDay).min(7).describe('Monday to Sunday of each week.'),
});
export type WeeklyScheduleRow = z.infer<typeof weeklyScheduleRow>;

export const weeklySchedulesParams = z.object({
  ...languageParams,
  ...pagingParams,
  date: isoDate
    .optional()
    .describe(
      'Selects the week of this day, with its closures, absences and substitutes. Without it, the regular week.',
    ),
  weeks: countFromText().max(8).default(1).describe('Number of weeks, starting with that one.'),
});

export const weeklySchedulesResponse = listOf(weeklyScheduleRow);
export type WeeklySchedulesResponse = z.infer<typeof weeklySchedulesResponse>;
