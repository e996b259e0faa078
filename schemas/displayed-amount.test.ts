import { expect, test } from 'vitest';
import { displayedAmount } from './displayed-amount.ts';

const withVat = { isIncludeVat: true, vatRate: 10 };
const withoutVat = { isIncludeVat: false, vatRate: 10 };

test('an amount entered the way the site shows prices is left unchanged', () => {
  expect(displayedAmount(110_000, true, withVat)).toBe(110_000);
  expect(displayedAmount(100_000, false, withoutVat)).toBe(100_000);
  expect(displayedAmount(99_000, null, withVat)).toBe(99_000);
  expect(displayedAmount(99_000, undefined, withoutVat)).toBe(99_000);
});

test('VAT is added to or subtracted from an amount entered the other way', () => {
  expect(displayedAmount(100_000, false, withVat)).toBe(110_000);
  expect(displayedAmount(110_000, true, withoutVat)).toBe(100_000);
  expect(displayedAmount(33_333, false, { isIncludeVat: true, vatRate: 8 })).toBe(36_000);
});

test('a rate of zero changes nothing', () => {
  expect(displayedAmount(50_000, false, { isIncludeVat: true, vatRate: 0 })).toBe(50_000);
});
