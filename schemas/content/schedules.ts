import { z } from 'zod';
import { scheduleKind } from '../api/schedules.ts';
import { labeled } from '../labeled.ts';
import { id, isoDate, localized, timeOfDay } from '../primitives.ts';
import { fileOf } from './common.ts';

/** An exception to the weekly hours. Without both times the clinic is closed, unless a holiday has the holiday hours. */
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
      ko: ['시작일', '이날부터 적용됩니다.'],
    }),
    endDate: labeled(isoDate.optional(), {
      en: ['Last day', 'Included. Empty for a single day.'],
      ko: ['종료일', '이날까지 적용됩니다. 하루만이면 비워 두세요.'],
    }),
    openAt: labeled(timeOfDay.optional(), {
      en: [
        'Opens at',
        'Without both times the clinic is closed on these days, unless the holiday hours apply.',
      ],
      ko: ['진료 시작', '시작과 종료를 모두 비우면 휴진으로 표시됩니다. 공휴일 시간을 쓰는 날은 제외합니다.'],
    }),
    closeAt: labeled(timeOfDay.optional(), {
      en: ['Closes at', 'Needed if there is an opening time.'],
      ko: ['진료 종료', '진료 시작 시각을 적었다면 함께 적어 주세요.'],
    }),
    hasHolidayHours: labeled(z.boolean().optional(), {
      en: [
        'Open at the holiday hours',
        'Only for a public holiday without times: the clinic is open at the holiday hours of its settings, not closed.',
      ],
      ko: [
        '공휴일 시간에 진료',
        '시각을 비워 둔 공휴일에만 쓸 수 있습니다. 휴진하지 않고 설정의 공휴일 시간에 진료합니다.',
      ],
    }),
  })
  .refine(({ date, endDate }) => endDate === undefined || date <= endDate, 'endDate is before date')
  .refine(
    ({ openAt, closeAt }) => (openAt === undefined) === (closeAt === undefined),
    'one of the two times is missing',
  )
  .refine(({ kind, openAt, hasHolidayHours }) => !hasHolidayHours || (kind === 'holiday' && !openAt), {
    message: 'only a public holiday without times has the holiday hours',
    path: ['hasHolidayHours'],
  });

export const schedulesFile = fileOf(scheduleContent);
