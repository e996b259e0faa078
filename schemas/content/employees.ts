import { z } from 'zod';
import { workShift } from '../api/partner-employees.ts';
import { labeled } from '../labeled.ts';
import { id, isoDate, localized, localizedHtml } from '../primitives.ts';
import { contentPicture, entryOf, fileOf } from './common.ts';

const shiftOn = (english: string, korean: string) =>
  labeled(workShift.default('off'), {
    en: [english, 'All day, before lunch, after lunch, or off.'],
    ko: [korean, '종일, 오전(점심 전), 오후(점심 후), 휴진 중에서 고르세요.'],
  });

/** Omitted days are days off. The times are the clinic's hours. */
const weeklyScheduleContent = z.strictObject({
  monday: shiftOn('Monday', '월요일'),
  tuesday: shiftOn('Tuesday', '화요일'),
  wednesday: shiftOn('Wednesday', '수요일'),
  thursday: shiftOn('Thursday', '목요일'),
  friday: shiftOn('Friday', '금요일'),
  saturday: shiftOn('Saturday', '토요일'),
  sunday: shiftOn('Sunday', '일요일'),
});

/** Days on which an employee is away, and the substitute. */
const absenceContent = z
  .strictObject({
    date: labeled(isoDate, {
      en: ['First day', 'The first day away.'],
      ko: ['시작일', '휴진이 시작되는 날입니다.'],
    }),
    endDate: labeled(isoDate.optional(), {
      en: ['Last day', 'Included. Empty for a single day.'],
      ko: ['종료일', '이날까지 휴진합니다. 하루만이면 비워 두세요.'],
    }),
    note: labeled(localized.optional(), {
      en: ['Reason', 'Visitors read it beside the day, such as “At a conference”. Empty shows no reason.'],
      ko: ['사유', '날짜 옆에 표시됩니다. 예: 학회 참석. 비워 두면 사유 없이 표시됩니다.'],
    }),
    substituteId: labeled(entryOf('employees').optional(), {
      en: ['Substitute', 'Who sees the patients on these days. Empty if nobody does.'],
      ko: ['대진 의료진', '이 기간에 대신 진료하는 분입니다. 없으면 비워 두세요.'],
    }),
  })
  .refine(({ date, endDate }) => endDate === undefined || date <= endDate, 'endDate is before date');

const line = labeled(localized, {
  en: ['Line', 'One line of the list.'],
  ko: ['항목', '목록의 한 줄입니다.'],
});

/** A post that an employee had, or a school. */
const careerContent = z.strictObject({
  period: labeled(z.string(), {
    en: ['Period', 'Years as visitors read them, the same in every language: 2019–2023.'],
    ko: ['기간', '방문자에게 보이는 그대로 적으며 모든 언어에서 같습니다. 예: 2019–2023'],
  }),
  text: labeled(localized, {
    en: ['Post', 'What the person did in these years, and where.'],
    ko: ['내용', '그 기간의 근무처와 직책 등을 적습니다.'],
  }),
});

/** A member of staff. Staff are shown in file order. */
export const employeeContent = z.strictObject({
  id,
  name: labeled(localized, {
    en: ['Name', 'Shown with the staff, in the schedule and where visitors choose a doctor.'],
    ko: ['이름', '의료진 소개와 진료 일정, 의료진을 고르는 곳에 표시됩니다.'],
  }),
  position: labeled(localized, {
    en: ['Position', 'Beside the name, such as “Medical director”.'],
    ko: ['직책', '이름 옆에 표시됩니다. 예: 대표원장'],
  }),
  isDoctor: labeled(z.boolean().default(false), {
    en: ['Doctor', 'Visitors can choose doctors for an inquiry. Some lists of staff show doctors only.'],
    ko: ['의사', '문의할 때 고를 수 있으며, 의사만 보여 주는 목록에도 표시됩니다.'],
  }),
  department: labeled(localized.optional(), {
    en: ['Department', 'Such as “Dermatology”. Empty leaves it out.'],
    ko: ['진료과', '예: 피부과. 비워 두면 표시되지 않습니다.'],
  }),
  image: labeled(contentPicture.optional(), {
    en: ['Portrait', 'Without it visitors see a symbol.'],
    ko: ['사진', '비워 두면 기호로 표시됩니다.'],
  }),
  specialties: labeled(z.array(line).default([]), {
    en: ['Specialties', 'Short words under the name. Without any none are shown.'],
    ko: ['전문 분야', '이름 아래에 짧은 단어로 표시됩니다. 없으면 표시되지 않습니다.'],
  }),
  greeting: labeled(localizedHtml.optional(), {
    en: ['Greeting', 'A few sentences to patients in the profile. Empty leaves it out.'],
    ko: ['인사말', '소개에 표시되는 글입니다. 비워 두면 표시되지 않습니다.'],
  }),
  careers: labeled(z.array(line).default([]), {
    en: ['Education and credentials', 'One line each: degrees, board certifications, memberships.'],
    ko: ['학력·자격·학회', '한 줄에 하나씩 적습니다. 없으면 표시되지 않습니다.'],
  }),
  history: labeled(z.array(careerContent).default([]), {
    en: ['Career', 'Earlier posts with their years, in this order. Without any the part is left out.'],
    ko: ['경력', '기간별 경력이며 적은 순서대로 표시됩니다. 없으면 표시되지 않습니다.'],
  }),
  weeklySchedule: labeled(weeklyScheduleContent, {
    en: [
      'Weekly schedule',
      'Days on which patients are seen, during the clinic’s opening hours. Shown in the staff’s schedule.',
    ],
    ko: ['요일별 진료', '진료 일정표에 표시됩니다. 시간은 병원의 진료 시간을 따릅니다.'],
  }),
  absences: labeled(z.array(absenceContent).default([]), {
    en: ['Absences', 'Days away, which the schedule shows instead of the usual week.'],
    ko: ['휴진', '자리를 비우는 날입니다. 진료 일정표에서 평소 일정 대신 표시됩니다.'],
  }),
});

export const employeesFile = fileOf(employeeContent);
