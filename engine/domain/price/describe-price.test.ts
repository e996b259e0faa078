import { expect, test } from 'vitest';
import { describePrice } from './describe-price.ts';

const rules = { hasPriceView: true, isIncludeVat: false, vatRate: 10 };

test('a plain price is shown with the VAT note of the site', () => {
  expect(describePrice({ price: 99_000 }, rules)).toEqual({
    kind: 'amount',
    amount: 99_000,
    vat: 'excluded',
  });
  expect(describePrice({ price: 99_000, isVatIncluded: false }, { ...rules, isIncludeVat: true })).toEqual({
    kind: 'amount',
    amount: 108_900,
    vat: 'included',
  });
});

test('a sale shows the original price under the same VAT rule', () => {
  const item = { price: 110_000, originalPrice: 220_000, isVatIncluded: true };
  expect(describePrice(item, rules)).toEqual({
    kind: 'amount',
    amount: 100_000,
    originalAmount: 200_000,
    vat: 'excluded',
  });
});

test('an original price that is not above the price is not shown', () => {
  const view = describePrice({ price: 99_000, originalPrice: 99_000 }, rules);
  expect(view).not.toHaveProperty('originalAmount');
});

test('a free treatment has an amount of zero', () => {
  expect(describePrice({ price: 0 }, rules)).toMatchObject({ kind: 'amount', amount: 0 });
});

test('without a price, or when a consultation is required, no amount is shown', () => {
  expect(describePrice({ price: null }, rules)).toEqual({ kind: 'consultation' });
  expect(describePrice({ price: 99_000, isConsultationRequired: true }, rules)).toEqual({
    kind: 'consultation',
  });
});

test('a site that hides prices shows no amount at all', () => {
  for (const item of [{ price: 99_000 }, { price: null }, { price: 99_000, isConsultationRequired: true }]) {
    expect(describePrice(item, { ...rules, hasPriceView: false })).toEqual({ kind: 'hidden' });
  }
});
