import { expect, test } from 'vitest';
import { fc } from '#tests/setup/fast-check.ts';
import { splitVat } from './vat.ts';

const withVat = { isIncludeVat: true, vatRate: 10 };
const withoutVat = { isIncludeVat: false, vatRate: 10 };

test('at a rate of zero there is no VAT', () => {
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
