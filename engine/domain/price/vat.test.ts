import { expect, test } from 'vitest';
import { fc } from '#tests/setup/fast-check.ts';
import { displayedAmount, splitVat } from './vat.ts';

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
  expect(splitVat(50_000, { isIncludeVat: false, vatRate: 0 })).toEqual({ vat: 0, total: 50_000 });
});

test('VAT is included in a shown amount or added to it', () => {
  expect(splitVat(110_000, withVat)).toEqual({ vat: 10_000, total: 110_000 });
  expect(splitVat(100_000, withoutVat)).toEqual({ vat: 10_000, total: 110_000 });
});

test('the total is the shown amount, with the VAT that is not in it', () => {
  fc.assert(
    fc.property(fc.nat(100_000_000), fc.nat(100), fc.boolean(), (shown, vatRate, isIncludeVat) => {
      const { vat, total } = splitVat(shown, { isIncludeVat, vatRate });
      expect(total).toBe(isIncludeVat ? shown : shown + vat);
      expect(vat).toBeGreaterThanOrEqual(0);
    }),
  );
});
