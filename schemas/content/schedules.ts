import { z } from 'zod';
import { scheduleKind } from '../api/schedules.ts';
import { labeled } from '../labeled.ts';
import { id, isoDate, localized, timeOfDay } from '../primitives.ts';
import { fileOf } from './common.ts';

/** An exception to the weekly hours. Without both times the clinic is closed. */
export const scheduleContent = z
  .strictObject({
    id,
    kind: labeled(scheduleKind, {
      en: [
        'Kind',
        'If several apply to one day, a closure comes before other hours, and these before a public holiday.',
      ],
      ko: ['종류', '같은 날에 여러 일정이 겹치면 휴진, 시간 변경, 공휴일 순으로 적용됩니다.'],
    }),
    title: labeled(localized, {
      en: ['Title', 'Shown with the opening hours and in the staff’s schedule, such as “Lunar New Year”.'],
      ko: ['제목', '진료 시간과 의료진 진료 일정에 표시됩니다. 예: 설 연휴 휴진'],
    }),
    date: labeled(isoDate, {
      en: ['First day', 'The day from which it applies.'],
      ko: ['시작일', '이 날부터 적용됩니다.'],
    }),
    endDate: labeled(isoDate.optional(), {
      en: ['Last day', 'Included. Empty for a single day.'],
      ko: ['종료일', '이 날까지 적용됩니다. 하루만이면 비워 두세요.'],
    }),
    openAt: labeled(timeOfDay.optional(), {
      en: ['Opens at', 'Without both times the clinic is closed on these days.'],
      ko: ['진료 시작', '시작과 종료를 모두 비우면 그날은 휴진으로 표시됩니다.'],
    }),
    closeAt: labeled(timeOfDay.optional(), {
      en: ['Closes at', 'Needed if there is an opening time.'],
      ko: ['진료 종료', '진료 시작 시각을 적었다면 함께 적어 주세요.'],
    }),
  })
  .refine(({ date, endDate }) => endDate === undefined || date <= endDate, 'endDate is before date')
  .refine(
    ({ openAt, closeAt }) => (openAt === undefined) === (closeAt === undefined),
    'one of the two times is missing',
  );

export const schedulesFile = fileOf(scheduleContent);
