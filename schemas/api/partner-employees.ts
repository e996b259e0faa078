import { z } from 'zod';
import { choice } from '../choice.ts';
import { labeled } from '../labeled.ts';
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
  careers: z.array(z.string()).default([]).describe('Degrees, licenses and memberships.'),
  history: z.array(employeeHistory).default([]).describe('Newest first.'),
});
export type EmployeeRow = z.infer<typeof employeeRow>;

export const employeesParams = labeled(z.object({ ...languageParams, ...pagingParams }), {
  en: ['Staff', 'Staff with careers and history.'],
  ko: ['의료진', '의료진과 약력을 불러옵니다.'],
});

export const employeesResponse = listOf(employeeRow);
export type EmployeesResponse = z.infer<typeof employeesResponse>;

/** Whether an employee is present all day, before lunch, after lunch, or not at all. */
export const workShift = choice({
  all: ['All day', '종일'],
  am: ['Before lunch', '오전'],
  pm: ['After lunch', '오후'],
  off: ['Off', '휴진'],
});
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

export const weeklySchedulesParams = labeled(
  z.object({
    ...languageParams,
    ...pagingParams,
    date: labeled(isoDate.optional(), {
      en: ['Day', 'A day of the first week; without it the current week.'],
      ko: ['날짜', '첫 주에 속한 날짜입니다. 비워 두면 이번 주입니다.'],
      examples: ['2026-06-01'],
    }),
    weeks: labeled(countFromText().max(8).default(1), {
      en: ['Weeks', 'How many weeks, starting with that one; at most 8.'],
      ko: ['조회할 주 수', '그 주부터 몇 주를 불러올지 정합니다. 최대 8주입니다.'],
    }),
  }),
  {
    en: ['Staff schedule', 'Which staff are present on which day.'],
    ko: ['의료진 진료 일정', '요일별로 진료하는 의료진을 불러옵니다.'],
  },
);

export const weeklySchedulesResponse = listOf(weeklyScheduleRow);
export type WeeklySchedulesResponse = z.infer<typeof weeklySchedulesResponse>;
