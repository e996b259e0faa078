import { expect, test } from 'vitest';
import { withNames } from './with-names.ts';

const line = {
  productId: 3,
  optionId: 8,
  productName: '리프팅',
  optionName: '300샷',
  languageCode: 'ko' as const,
  price: 90_000,
  quantity: 2,
};
const option = { id: 8, name: '300ショット', price: 80_000, originalPrice: null, count: null };
const lifting = {
  id: 3,
  name: 'リフティング',
  languageCode: 'ja' as const,
  options: [{ ...option, isVatIncluded: true, isConsultationRequired: false, isReservable: true }],
};

test('a line takes the names of its treatment and their language, and keeps its price and number', () => {
  expect(withNames([line], [lifting])).toEqual([
    { ...line, productName: 'リフティング', optionName: '300ショット', languageCode: 'ja' },
  ]);
});

test('a line whose treatment or option is gone keeps what was picked', () => {
  const gone = { ...line, optionId: 9 };
  const other = { ...line, productId: 4 };
  expect(withNames([gone, other], [lifting])).toEqual([gone, other]);
});
