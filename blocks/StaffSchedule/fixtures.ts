import { longHeading } from '#blocks/_ui/content-fixtures.ts';
import type { Fixtures } from '#blocks/_ui/fixtures.ts';
import { longWords } from '#blocks/_ui/product-fixtures.ts';
import type {
  WeeklyScheduleRow,
  WeeklySchedulesResponse,
  WorkShift,
} from '#schemas/api/partner-employees.ts';
import { weekdays } from '#schemas/site/partner-hours.ts';
import { addDays } from '#schemas/time/day.ts';

const row = (id: number, name: string, shifts: WorkShift[]): WeeklyScheduleRow => ({
  employee: { id, name, position: '원장', image: null },
  languageCode: 'ko',
  days: weekdays.map((weekday, index) => {
    const shift = shifts[index] ?? 'off';
    return {
      weekday,
      shift,
      openAt: shift === 'off' ? null : '10:00',
      closeAt: shift === 'off' ? null : '19:00',
      date: null,
      change: null,
    };
  }),
});
/** The same days with dates and changes: 김서연 is away on Monday, and the clinic is closed on Thursday. */
const dated = (row: WeeklyScheduleRow): WeeklyScheduleRow => ({
  ...row,
  days: [0, 7].flatMap((later) =>
    row.days.map((day, index) => {
      const date = addDays('2026-11-16', later + index);
      const off = { ...day, date, shift: 'off' as const, openAt: null, closeAt: null };
      if (later === 0 && index === 3)
        return { ...off, change: { kind: 'closed' as const, note: '세미나 휴진', employee: null } };
      if (later > 0 || index > 0 || row.employee.id > 2) return { ...day, date };
      const employee = { id: 3 - row.employee.id, name: row.employee.id === 1 ? '박지호' : '김서연' };
      return row.employee.id === 1
        ? { ...off, change: { kind: 'absent' as const, note: '학회 참석', employee } }
        : { ...day, date, change: { kind: 'substitute' as const, note: null, employee } };
    }),
  ),
});
const list = (rows: WeeklyScheduleRow[]): WeeklySchedulesResponse => ({
  rows,
  count: rows.length,
  page: 1,
  limit: 20,
});

export const fixtures = {
  default: {
    data: { profileUrl: '/introduce/staff' },
    source: list(
      [
        row(1, '김서연', ['all', 'all', 'off', 'all', 'all', 'am']),
        row(2, '박지호', ['pm', 'all', 'all', 'off', 'all', 'am']),
        row(3, '이수민', ['off', 'am', 'all', 'all', 'pm', 'off']),
      ].map(dated),
    ),
    pageKey: '/introduce/schedule',
    path: '/introduce/schedule',
  },
  minimal: { data: {}, source: list([]) },
  extreme: {
    data: { ...longHeading, hour12: true, variant: 'quiet', tone: 'dark' },
    source: list(
      Array.from({ length: 12 }, (_, index) =>
        row(index + 1, longWords.ko, ['all', 'am', 'pm', 'off', 'all', 'am', 'pm']),
      ),
    ),
  },
} satisfies Fixtures;
