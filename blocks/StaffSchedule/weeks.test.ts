import { expect, test } from 'vitest';
import type { WeeklyScheduleRow, WorkChange } from '#schemas/api/partner-employees.ts';
import { weekdays } from '#schemas/site/partner-hours.ts';
import { changesOf, shortDate, weeksOf } from './weeks.ts';

const row = (id: number, name: string, changes: Record<string, WorkChange> = {}): WeeklyScheduleRow => ({
  employee: { id, name, position: '원장', image: null },
  languageCode: 'ko',
  days: Array.from({ length: 14 }, (_, index) => {
    const date = `2026-11-${String(23 + index).padStart(2, '0')}`;
    const shift = 'all' as const;
    const change = changes[date] ?? null;
    return {
      weekday: weekdays[index % 7] ?? 'monday',
      shift,
      openAt: '10:00',
      closeAt: '19:00',
      date,
      change,
    };
  }),
});
const closed: WorkChange = { kind: 'closed', note: '세미나', employee: null };

test('fourteen days are two weeks, each with its dates', () => {
  const weeks = weeksOf([row(1, '김봄')]);
  expect(weeks.map(({ from, rows }) => [from, rows[0]?.days.length])).toEqual([
    ['2026-11-23', 7],
    ['2026-11-30', 7],
  ]);
  expect(weeksOf([])).toEqual([]);
});

test('a closure is listed once, an absence with its person and substitute', () => {
  const away: WorkChange = { kind: 'absent', note: '학회', employee: { id: 2, name: '이하나' } };
  const standIn: WorkChange = { kind: 'substitute', note: null, employee: { id: 1, name: '김봄' } };
  const [week] = weeksOf([
    row(1, '김봄', { '2026-11-26': closed, '2026-11-24': away }),
    row(2, '이하나', { '2026-11-26': closed, '2026-11-24': standIn }),
  ]);
  expect(changesOf(week as never).map(({ date, kind, name }) => [date, kind, name])).toEqual([
    ['2026-11-24', 'absent', '김봄'],
    ['2026-11-26', 'closed', undefined],
  ]);
});

test('dates are short', () => {
  expect(shortDate('2026-11-24')).toBe('11/24');
});
