import { longHeading } from '#blocks/_ui/content-fixtures.ts';
import type { Fixtures } from '#blocks/_ui/fixtures.ts';
import { longWords } from '#blocks/_ui/product-fixtures.ts';
import type { ScheduleRow, SchedulesResponse } from '#schemas/api/schedules.ts';

const row = (id: number, change: Partial<ScheduleRow> = {}): ScheduleRow => ({
  id,
  languageCode: 'ko',
  kind: 'holiday',
  title: '성탄절',
  date: '2027-12-25',
  endDate: '2027-12-25',
  isClosed: true,
  openAt: null,
  closeAt: null,
  ...change,
});
const list = (rows: ScheduleRow[]): SchedulesResponse => ({ rows, count: rows.length, page: 1, limit: 20 });

export const fixtures = {
  default: {
    data: {},
    source: list([
      row(1),
      row(2, {
        kind: 'special',
        title: '단축 진료',
        date: '2027-12-31',
        endDate: '2027-12-31',
        isClosed: false,
        openAt: '10:00',
        closeAt: '15:00',
      }),
      row(3, { kind: 'closure', title: '설 연휴 휴진', date: '2028-01-26', endDate: '2028-01-29' }),
    ]),
    pageKey: '/introduce/schedule',
    path: '/introduce/schedule',
  },
  minimal: { data: {} },
  extreme: {
    data: { ...longHeading, hour12: true, exceptions: 20, variant: 'split', tone: 'dark' },
    source: list(
      Array.from({ length: 20 }, (_, index) =>
        row(index + 1, { title: longWords.ko, isClosed: index % 2 === 0 }),
      ),
    ),
  },
} satisfies Fixtures;
