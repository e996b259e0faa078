import { expect, test } from 'vitest';
import type { WorkShift } from '#schemas/api/partner-employees.ts';
import { type ScheduleRow, scheduleRow } from '#schemas/api/schedules.ts';
import { weekdays } from '#schemas/site/partner-hours.ts';
import { type Absence, datedWeeks, type Scheduled } from './dated-weeks.ts';

const monday = '2026-11-23';
const person = (id: number, shifts: WorkShift[], absences: Partial<Absence>[] = []): Scheduled => ({
  employee: { id, name: `의사 ${id}`, position: '원장', image: null },
  languageCode: 'ko',
  days: weekdays.map((weekday, index) => {
    const shift = shifts[index] ?? 'off';
    const [openAt, closeAt] = {
      all: ['10:00', '19:00'],
      am: ['10:00', '13:00'],
      pm: ['14:00', '19:00'],
      off: [null, null],
    }[shift] as [string | null, string | null];
    return { weekday, shift, openAt, closeAt, date: null, change: null };
  }),
  absences: absences.map((absence) => ({
    date: monday,
    endDate: absence.date ?? monday,
    note: null,
    substituteId: null,
    ...absence,
  })),
});
const exception = (date: string, more: Partial<ScheduleRow> = {}): ScheduleRow =>
  scheduleRow.parse({
    id: 1,
    languageCode: 'ko',
    kind: 'closure',
    title: '휴진',
    date,
    endDate: date,
    isClosed: true,
    ...more,
  });
const days = (staff: Scheduled[], calendar: ScheduleRow[] = [], weeks = 1) =>
  datedWeeks(staff, calendar, monday, weeks).map((row) => row.days);

test('The usual week repeats with its dates', () => {
  const [own] = days([person(1, ['all'])], [], 2);
  expect(own).toHaveLength(14);
  expect(own?.[0]).toMatchObject({ date: '2026-11-23', shift: 'all', change: null });
  expect(own?.[7]).toMatchObject({ date: '2026-11-30', shift: 'all' });
});

test('Nobody works on a day when the clinic is closed, and the reason is given', () => {
  const [own] = days([person(1, ['all', 'all'])], [exception('2026-11-24', { title: '세미나' })]);
  expect(own?.[0]?.shift).toBe('all');
  expect(own?.[1]).toMatchObject({
    shift: 'off',
    openAt: null,
    change: { kind: 'closed', note: '세미나', employee: null },
  });
});

test('The named substitute works the same hours for an absent employee', () => {
  const [away, standIn] = days([
    person(1, ['pm'], [{ note: '학회', substituteId: 2 }]),
    person(2, ['off', 'all']),
  ]);
  expect(away?.[0]).toMatchObject({
    shift: 'off',
    change: { kind: 'absent', note: '학회', employee: { id: 2, name: '의사 2' } },
  });
  expect(standIn?.[0]).toMatchObject({
    shift: 'pm',
    openAt: '14:00',
    change: { kind: 'substitute', employee: { id: 1, name: '의사 1' } },
  });
});

test('A substitute who works all day still works all day', () => {
  const [, standIn] = days([person(1, ['am'], [{ substituteId: 2 }]), person(2, ['all'])]);
  expect(standIn?.[0]).toMatchObject({ shift: 'all', closeAt: '19:00', change: { kind: 'substitute' } });
});

test('A substitute who works the other half of the day works both halves', () => {
  const [, standIn] = days([person(1, ['pm'], [{ substituteId: 2 }]), person(2, ['am'])]);
  expect(standIn?.[0]).toMatchObject({ shift: 'all', openAt: '10:00', closeAt: '19:00' });
});

test('An absent employee is no substitute, not even on a day off', () => {
  const [away, other] = days([person(1, ['all'], [{ substituteId: 2 }]), person(2, ['off'], [{}])]);
  expect(away?.[0]).toMatchObject({ shift: 'off', change: { kind: 'absent', employee: null } });
  expect(other?.[0]).toMatchObject({ shift: 'off', change: null });
});

test('An absence on a day off changes nothing', () => {
  const [away, other] = days([person(1, ['off'], [{ substituteId: 2 }]), person(2, ['off'])]);
  expect(away?.[0]?.change).toBeNull();
  expect(other?.[0]?.change).toBeNull();
});

test('Special hours lengthen or shorten full-day shifts and cut half-day shifts', () => {
  const longer = exception(monday, { isClosed: false, kind: 'special', openAt: '09:00', closeAt: '13:30' });
  const [all, am, pm] = days([person(1, ['all']), person(2, ['am']), person(3, ['pm'])], [longer]);
  expect(all?.[0]).toMatchObject({ openAt: '09:00', closeAt: '13:30', change: { kind: 'hours' } });
  expect(am?.[0]).toMatchObject({ openAt: '10:00', closeAt: '13:00' });
  expect(pm?.[0]).toMatchObject({ shift: 'off', change: { kind: 'hours' } });
});

test.each([
  ['10:00', '00:00', ['10:00', '13:00'], ['14:00', '19:00']],
  ['16:00', '02:00', [null, null], ['16:00', '19:00']],
  ['00:00', '00:00', ['10:00', '13:00'], ['14:00', '19:00']],
  ['18:30', '12:00', [null, null], ['18:30', '19:00']],
])('Special hours from %s to %s of the next day are worked', (openAt, closeAt, morning, afternoon) => {
  const late = exception(monday, { isClosed: false, kind: 'special', openAt, closeAt });
  const worked = days([person(1, ['all']), person(2, ['am']), person(3, ['pm'])], [late]).map(([day]) => [
    day?.openAt,
    day?.closeAt,
  ]);
  expect(worked).toEqual([[openAt, closeAt], morning, afternoon]);
});

test('A shift after midnight is cut to special hours of the same night', () => {
  const night = person(1, ['pm']);
  const [day] = night.days;
  if (day) Object.assign(day, { openAt: '22:00', closeAt: '03:00' });
  const late = exception(monday, { isClosed: false, kind: 'special', openAt: '18:00', closeAt: '01:00' });
  expect(days([night], [late])[0]?.[0]).toMatchObject({ openAt: '22:00', closeAt: '01:00' });
});

test('A holiday has the hours entered by the clinic, unless it is closed', () => {
  const open = exception(monday, { isClosed: false, kind: 'holiday', openAt: '10:00', closeAt: '14:00' });
  const [own] = days([person(1, ['all'])], [open]);
  expect(own?.[0]).toMatchObject({ openAt: '10:00', closeAt: '14:00', change: { kind: 'hours' } });
  const [off] = days([person(1, ['all'])], [exception(monday, { kind: 'holiday' })]);
  expect(off?.[0]).toMatchObject({ shift: 'off', change: { kind: 'closed' } });
});

test('Staff work on a holiday with special hours', () => {
  const special = exception(monday, { isClosed: false, kind: 'special', openAt: '10:00', closeAt: '14:00' });
  const [own] = days([person(1, ['all'])], [exception(monday, { kind: 'holiday' }), special]);
  expect(own?.[0]).toMatchObject({ shift: 'all', openAt: '10:00', closeAt: '14:00' });
});
