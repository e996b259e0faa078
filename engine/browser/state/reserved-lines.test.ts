import { expect, test } from 'vitest';
import type { SelectedProductOption } from '#schemas/site/client-state.ts';
import { reservedLines } from './reserved-lines.ts';

const line = (
  productId: number,
  optionId: number,
  optionName: string,
  languageCode?: 'ko' | 'en',
): SelectedProductOption => ({
  productId,
  optionId,
  productName: 'Lifting',
  optionName,
  price: null,
  quantity: 1,
  ...(languageCode && { languageCode }),
});

test('a line is reserved by its name in the same language, wherever its option is in the list by now', () => {
  const cart = [
    line(1, 101, '300 shots', 'en'),
    line(1, 102, '600 shots', 'en'),
    line(2, 101, '600 shots', 'en'),
  ];
  expect(reservedLines(cart, [line(1, 101, '600 shots', 'en')])).toEqual([cart[1]]);
});

test('a line is reserved by its id if the names cannot be compared', () => {
  const cart = [line(1, 101, '300샷', 'ko'), line(1, 102, '600샷', 'ko'), line(2, 101, '이마')];
  expect(reservedLines(cart, [line(1, 101, '300 shots', 'en'), line(2, 101, 'Forehead')])).toEqual([
    cart[0],
    cart[2],
  ]);
  expect(reservedLines(cart, [line(1, 103, '900샷', 'ko')])).toEqual([]);
});
