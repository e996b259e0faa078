import { expect, test } from 'vitest';
import { lowestPrice } from './lowest-price.ts';

const rules = { isIncludeVat: true, vatRate: 10 };

test('the cheapest reservable option is advertised', () => {
  const options = [
    { id: 1, price: 90_000, isReservable: true },
    { id: 2, price: 50_000, isReservable: false },
    { id: 3, price: 70_000, isReservable: true },
  ];
  expect(lowestPrice(options, rules)).toEqual({ item: options[2], isFrom: true });
});

test('options are compared under the same VAT rule', () => {
  const options = [
    { id: 1, price: 100_000, isVatIncluded: false },
    { id: 2, price: 105_000, isVatIncluded: true },
  ];
  expect(lowestPrice(options, rules)?.item.id).toBe(2);
});

test('a single price is not a “from” price', () => {
  const options = [
    { id: 1, price: 90_000 },
    { id: 2, price: null },
    { id: 3, price: 20_000, isConsultationRequired: true },
  ];
  expect(lowestPrice(options, rules)).toEqual({ item: options[0], isFrom: false });
});

test('without a reservable option the cheapest one is used, without any price the first one', () => {
  expect(
    lowestPrice(
      [
        { price: 5, isReservable: false },
        { price: 3, isReservable: false },
      ],
      rules,
    )?.item.price,
  ).toBe(3);
  expect(lowestPrice([{ price: null }], rules)).toEqual({ item: { price: null }, isFrom: false });
  expect(lowestPrice([], rules)).toBeUndefined();
});
