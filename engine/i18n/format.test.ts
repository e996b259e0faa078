import { expect, test } from 'vitest';
import { formatDate, formatDateTime, formatTime } from './format.ts';

const seoul = 'Asia/Seoul';

test('dates are YYYY/MM/DD and YYYY/MM/DD (HH:mm), in the partner’s time zone', () => {
  expect(formatDate('2026-01-05T15:30:00Z', seoul)).toBe('2026/01/06');
  expect(formatDateTime('2026-01-05T15:30:00Z', seoul)).toBe('2026/01/06 (00:30)');
  expect(formatDateTime('2026-01-05T15:30:00Z', 'America/New_York')).toBe('2026/01/05 (10:30)');
});

test('the 12-hour mode has am and pm, and midnight and noon are 12', () => {
  expect(formatTime('00:00', 'en', true)).toBe('12:00 AM');
  expect(formatTime('00:30', 'ko', true)).toBe('오전 12:30');
  expect(formatTime('11:59', 'ja', true)).toBe('午前 11:59');
  expect(formatTime('12:00', 'zh', true)).toBe('下午 12:00');
  expect(formatTime('13:05', 'en', true)).toBe('1:05 PM');
  expect(formatTime('23:59', 'ko', true)).toBe('오후 11:59');
});

test('the 24-hour mode leaves a time unchanged', () => {
  expect(formatTime('09:00', 'ko')).toBe('09:00');
});

test('Korean is the default locale for dates and times', () => {
  expect(formatTime('09:00', undefined, true)).toBe('오전 9:00');
});
