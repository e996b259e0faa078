import { z } from 'zod';
import { choice } from '../choice.ts';
import { type Label, labeled } from '../labeled.ts';
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
/** A row of the timetable: a weekday, or a public holiday. */
export type DayKey = Weekday | 'holiday';
export const dayKeys: readonly DayKey[] = [...weekdays, 'holiday'];

/**
 * `day`: every day has its own hours. `weekWeekend`: Monday to Friday share Monday's hours and lunch; Saturday and
 * Sunday have their own (SPEC section 3).
 */
export const operationTimeType = choice({
  day: ['Each day on its own', '요일마다 따로'],
  weekWeekend: ['Monday to Friday alike', '평일(월–금)은 같게'],
});

const dayNames = {
  monday: ['Monday', '월요일'],
  tuesday: ['Tuesday', '화요일'],
  wednesday: ['Wednesday', '수요일'],
  thursday: ['Thursday', '목요일'],
  friday: ['Friday', '금요일'],
  saturday: ['Saturday', '토요일'],
  sunday: ['Sunday', '일요일'],
  holiday: ['holidays', '공휴일'],
} as const;
const times = {
  Open: ['Opens', '시작'],
  Close: ['Closes', '종료'],
  LunchStart: ['Lunch from', '점심 시작'],
  LunchEnd: ['Lunch until', '점심 종료'],
} as const;

/**
 * Opening hours as flat fields. A day without both `…Open` and `…Close` is closed. A day's own lunch overrides the
 * general `lunchStart`/`lunchEnd`; with neither there is no lunch break and '-' is shown.
 */
export const partnerHours = z.object({
  operationTimeType: labeled(operationTimeType.default('day'), {
    en: ['Kind of hours', 'Every day has its own hours, or Monday to Friday share those of Monday.'],
    ko: ['진료 시간 방식', '요일마다 다르게 적거나, 월요일부터 금요일까지 같은 시간을 씁니다.'],
  }),
  ...perDay('Open'),
  ...perDay('Close'),
  lunchStart: labeled(maybe(timeOfDay), {
    en: ['Lunch from', 'Start of the lunch break, unless the day has its own.'],
    ko: ['점심 시작', '요일별 점심시간이 없을 때의 점심 시작 시간입니다.'],
  }),
  lunchEnd: labeled(maybe(timeOfDay), {
    en: ['Lunch until', 'End of the lunch break, unless the day has its own.'],
    ko: ['점심 종료', '요일별 점심시간이 없을 때의 점심 종료 시간입니다.'],
  }),
  ...perDay('LunchStart'),
  ...perDay('LunchEnd'),
});
export type PartnerHours = z.infer<typeof partnerHours>;

/** The days that have hours of their own: with `weekWeekend` Monday stands for Monday to Friday. */
export const daysWithHours = ({
  operationTimeType: kind,
}: Pick<PartnerHours, 'operationTimeType'>): readonly DayKey[] =>
  kind === 'weekWeekend' ? ['monday', 'saturday', 'sunday', 'holiday'] : dayKeys;

function perDay<Suffix extends keyof typeof times>(suffix: Suffix) {
  const days = [...weekdays, 'holiday'] as const;
  const entries = days.map((day) => {
    const [name, koreanName] = dayNames[day];
    const [en, ko] = times[suffix];
    const label: Label = {
      en: [`${en} on ${name}`, 'HH:mm in the time zone of the clinic.'],
      ko: [`${koreanName} ${ko}`, '병원 시간대의 HH:mm입니다.'],
    };
    return [`${day}${suffix}`, labeled(maybe(timeOfDay), label)];
  });
  type Field = `${(typeof days)[number]}${Suffix}`;
  return Object.fromEntries(entries) as Record<Field, ReturnType<typeof maybe<typeof timeOfDay>>>;
}
