import { expect, test } from 'vitest';
import { estimatePrice } from './estimate.ts';

const rules = { hasPriceView: true, isIncludeVat: true, vatRate: 10 };
const shot = { price: 110_000, originalPrice: 150_000, isVatIncluded: true };
const peel = { price: 50_000, isVatIncluded: false };

test('lines are multiplied by their counts and added up under one VAT rule', () => {
  const lines = [
    { item: shot, count: 2 },
    { item: peel, count: 1 },
  ];
  expect(estimatePrice(lines, rules)).toEqual({
    amount: 275_000,
    saved: 80_000,
    count: 3,
    vat: 'included',
    vatAmount: 25_000,
    total: 275_000,
    hasAmount: true,
    hasConsultation: false,
    isHidden: false,
  });
});

test('if prices exclude VAT, it is added to the sum', () => {
  const estimate = estimatePrice([{ item: peel, count: 3 }], { ...rules, isIncludeVat: false });
  expect(estimate).toMatchObject({ amount: 150_000, vat: 'excluded', vatAmount: 15_000, total: 165_000 });
});

test('a line that needs a consultation counts but adds nothing', () => {
  const lines = [
    { item: { price: null }, count: 1 },
    { item: { ...shot, isConsultationRequired: true }, count: 1 },
  ];
  expect(estimatePrice(lines, rules)).toMatchObject({
    amount: 0,
    count: 2,
    hasAmount: false,
    hasConsultation: true,
  });
  expect(estimatePrice([...lines, { item: { price: 0 }, count: 1 }], rules).hasAmount).toBe(true);
});

test('an empty selection adds up to zero, and counts below one are ignored', () => {
  expect(estimatePrice([], rules)).toMatchObject({ amount: 0, count: 0, total: 0 });
  expect(
    estimatePrice(
      [
        { item: shot, count: 0 },
        { item: shot, count: -2 },
      ],
      rules,
    ),
  ).toMatchObject({
    amount: 0,
    count: 0,
  });
});

test('a site that hides prices shows no sum', () => {
  const estimate = estimatePrice([{ item: shot, count: 2 }], { ...rules, hasPriceView: false });
  expect(estimate).toMatchObject({
    amount: 0,
    total: 0,
    vatAmount: 0,
    saved: 0,
    count: 2,
    isHidden: true,
    hasAmount: false,
  });
});
