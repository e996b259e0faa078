import { expect, test } from 'vitest';
import { internationalNumber } from './international-number.ts';

const tokyo = { partnerTel: '03-1234-5678', partnerInternationalTelCode: '+81' };

test.each([
  ['81312345678', '+81 3-1234-5678'],
  ['819012345678', '+81 9012345678'],
  ['821012345678', '+821012345678'],
  ['+81 90-1234-5678', '+81 90-1234-5678'],
])('%s of a clinic in Tokyo is shown as %s', (id, shown) => {
  expect(internationalNumber(id, tokyo)).toBe(shown);
});

test('without a code the number is treated as Korean', () => {
  const partner = { partnerTel: null, partnerInternationalTelCode: null };
  expect(internationalNumber('821012345678', partner)).toBe('+82 1012345678');
});
