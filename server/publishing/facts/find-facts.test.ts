import { expect, test } from 'vitest';
import { linearTimeoutMs } from '#tests/setup/linear-time.ts';
import { amountsIn } from './amounts.ts';
import { timeRangesIn } from './clock-times.ts';
import { nationalDigits, phonesIn } from './phones.ts';

test('phone numbers are found as they are written, and other numbers are not', () => {
  const found = (text: string) => phonesIn(text).map(({ digits }) => digits);
  expect(found('예약 02-555-0101, +82-2-555-0101 또는 1588-1234')).toEqual([
    '025550101',
    '025550101',
    '15881234',
  ]);
  expect(found('お電話 03-5555-0121 / 0120-123-456')).toEqual(['0355550121', '0120123456']);
  expect(found('010 1234 5678, (02) 555-0101, 01012345678')).toEqual([
    '01012345678',
    '025550101',
    '01012345678',
  ]);
  for (const text of [
    '2026-06-01',
    '123-45-67890',
    '10:00-19:00',
    '1,000-2,000',
    '0.5-1.0',
    '2019–2023',
    '24-7',
  ])
    expect(found(text), text).toEqual([]);
  expect(nationalDigits('+81-3-5555-0121')).toBe('0355550121');
});

test('amounts are found with their currency, and other numbers are not', () => {
  const found = (text: string) => amountsIn(text).map(({ value, currency }) => `${value} ${currency}`);
  expect(found('99,000원부터')).toEqual(['99000 KRW']);
  expect(found('9.9만원, 5만 원, ₩120,000')).toEqual(['120000 KRW', '99000 KRW', '50000 KRW']);
  expect(found('¥12,000 と 3万円')).toEqual(['12000 JPY', '30000 JPY']);
  expect(found('KRW 99,000')).toEqual(['99000 KRW']);
  for (const text of ['3원칙', '100원장', '60 treatments', '10회', '5円形'])
    expect(found(text), text).toEqual([]);
});

test(
  'only whole numbers are amounts, and text of digits alone is read once',
  () => {
    const found = (text: string) => amountsIn(text).map(({ value }) => value);
    expect(found('오늘만.99,000원, 1.5만원')).toEqual([99_000, 15_000]);
    expect(found(`₩${'9'.repeat(13)}, 12,34,000원`)).toEqual([]);
    expect(found(`${'0'.repeat(300_000)} ${'1,'.repeat(150_000)} ${'1.'.repeat(150_000)}`)).toEqual([]);
  },
  linearTimeoutMs,
);

test('ranges of times are found in every way of writing them, and other ranges are not', () => {
  const found = (text: string) => timeRangesIn(text).map(({ from, to }) => `${from}-${to}`);
  expect(found('평일 10:00–19:00')).toEqual(['10:00-19:00']);
  expect(found('오전 10시부터 오후 7시 반')).toEqual(['10:00-19:30']);
  expect(found('10時〜19時30分')).toEqual(['10:00-19:30']);
  expect(found('오후 1시부터 2시까지')).toEqual(['13:00-14:00']);
  expect(found('10am to 7pm')).toEqual(['10:00-19:00']);
  for (const text of ['10-20명', '2019-2023', '3~5회', '10-20%', '1:1 상담'])
    expect(found(text), text).toEqual([]);
});
