import { expect, test } from 'vitest';
import { exceptionOn, type ScheduleRow } from './schedules.ts';

const row = (more: Partial<ScheduleRow>) => ({
  kind: 'holiday' as const,
  date: '2027-02-06',
  endDate: '2027-02-08',
  isClosed: false,
  openAt: null,
  closeAt: null,
  ...more,
});
const holiday = row({ isClosed: true });
const special = row({ kind: 'special', openAt: '10:00', closeAt: '14:00', date: '2027-02-08' });
const closure = row({ kind: 'closure', isClosed: true, date: '2027-02-08' });

test('of several exceptions on a day, a closure takes precedence, then special hours, then a holiday', () => {
  expect(exceptionOn([holiday, special], '2027-02-07')).toBe(holiday);
  expect(exceptionOn([holiday, special], '2027-02-08')).toBe(special);
  expect(exceptionOn([holiday, special, closure], '2027-02-08')).toBe(closure);
  expect(exceptionOn([holiday, special], '2027-02-09')).toBeUndefined();
});

test('an exception that is neither closed nor has hours applies only if it is a holiday', () => {
  const open = row({});
  expect(exceptionOn([row({ kind: 'special' }), open], '2027-02-07')).toBe(open);
  expect(exceptionOn([row({ kind: 'closure', openAt: '10:00' })], '2027-02-07')).toBeUndefined();
});
