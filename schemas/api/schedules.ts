import { z } from 'zod';
import { choice } from '../choice.ts';
import { labeled } from '../labeled.ts';
import { id, isoDate, maybe, timeOfDay } from '../primitives.ts';
import { contentLanguage, languageParams, listOf, pagingParams } from './common.ts';

/** A public holiday, a closure of the clinic, or days with other hours. */
export const scheduleKind = choice({
  holiday: ['Public holiday', '공휴일'],
  closure: ['Closure of the clinic', '병원 휴진'],
  special: ['Other hours', '진료 시간 변경'],
});

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

export type ScheduleException = Pick<
  ScheduleRow,
  'kind' | 'date' | 'endDate' | 'isClosed' | 'openAt' | 'closeAt'
>;

/** Whether the clinic's holiday hours apply on the days of an exception. */
export const hasHolidayHours = ({ kind, isClosed, openAt, closeAt }: ScheduleException): boolean =>
  kind === 'holiday' && !isClosed && !(openAt && closeAt);

/** Every clinic's calendar has public holidays; a clinic's own entries override them. */
const strongest: readonly ScheduleRow['kind'][] = ['closure', 'special', 'holiday'];

/**
 * The exception that applies on a day: a closure takes precedence over special hours, and those over a holiday. A
 * holiday that is neither `isClosed` nor has `openAt` and `closeAt` uses the clinic's holiday hours.
 */
export function exceptionOn<T extends ScheduleException>(
  exceptions: readonly T[],
  date: string,
): T | undefined {
  const onDay = exceptions.filter(
    ({ kind, isClosed, openAt, closeAt, ...from }) =>
      from.date <= date && date <= from.endDate && (isClosed || (openAt && closeAt) || kind === 'holiday'),
  );
  return strongest.flatMap((kind) => onDay.find((one) => one.kind === kind) ?? [])[0];
}

export const schedulesParams = labeled(
  z.object({
    ...languageParams,
    ...pagingParams,
    from: labeled(isoDate.optional(), {
      en: ['From', 'First day.'],
      ko: ['시작일', '이날부터 불러옵니다.'],
      examples: ['2026-06-01'],
    }),
    to: labeled(isoDate.optional(), {
      en: ['To', 'Last day.'],
      ko: ['종료일', '이날까지 불러옵니다.'],
      examples: ['2026-06-30'],
    }),
  }),
  {
    en: ['Holidays and closures', 'Holidays, closures and special hours.'],
    ko: ['휴진 일정', '휴진일과 변경된 진료 시간을 불러옵니다.'],
  },
);

/** Exceptions that overlap the days from `from` to `to`, by date. */
export const schedulesResponse = listOf(scheduleRow);
export type SchedulesResponse = z.infer<typeof schedulesResponse>;
