import { expect, test } from 'vitest';
import type { ProductOption } from '#schemas/api/products.ts';
import { listedPrice } from './event-prices.ts';

const option = (
  price: number | null,
  isReservable = true,
  isConsultationRequired = false,
): ProductOption => ({
  id: 101,
  name: '',
  price,
  originalPrice: null,
  isVatIncluded: true,
  isConsultationRequired,
  isReservable,
  count: null,
});

test('Lists show the cheapest reservable option, even if another option is cheaper', () => {
  const options = [option(100, false), option(300), option(200)];
  expect(listedPrice(options, 10)).toMatchObject({ price: 200, isReservable: true });
});

test('Lists show the cheapest option of all if none is reservable', () => {
  expect(listedPrice([option(300, false), option(100, false)], 10)).toMatchObject({ price: 100 });
});

test('Lists show no price of an option that needs a consultation', () => {
  expect(listedPrice([option(50, true, true), option(300)], 10)).toMatchObject({ price: 300 });
  expect(listedPrice([option(50, true, true)], 10)).toMatchObject({
    price: null,
    isConsultationRequired: true,
  });
  expect(listedPrice([option(null)], 10).price).toBeNull();
});

test('Prices with and without VAT are compared with VAT', () => {
  const options = [{ ...option(100_000), isVatIncluded: false }, option(105_000)];
  expect(listedPrice(options, 10)).toMatchObject({ price: 105_000, isVatIncluded: true });
  expect(listedPrice(options, 0)).toMatchObject({ price: 100_000, isVatIncluded: false });
});
