import { expect, test } from 'vitest';
import { persistedState } from '#schemas/site/client-state.ts';
import { repairKeywords, withKeyword } from './recent-keywords.ts';
import * as repair from './repair.ts';

const option = {
  productId: 3,
  optionId: 8,
  productName: '리프팅',
  optionName: '300샷',
  languageCode: 'ko',
  price: 90000,
  quantity: 2,
  event: { id: 2, title: 'Autumn', languageCode: 'en' },
};
const success = {
  reservationDetail: 'Lifting',
  reservedAt: '2026-11-21T01:00:00Z',
  partnerName: '봄날의원',
  partnerAddress: '서울',
  customerName: '김하나',
  customerPhone: '010-0000-0000',
  reservationProductOptions: [option],
  isIncludeVat: true,
  isSend: false,
  isReservationConfirm: true,
};
const laser = { text: 'laser', languageCode: 'en' };
const whole = {
  manager: { rows: [{ id: 1, name: 'Kim', position: null }], count: 1, languageCode: 'en' },
  reservation: {
    success,
    temporary: {
      selectedEvent: { id: 2, title: 'Autumn', languageCode: 'en' },
      selectedProductId: 3,
      selectedProducts: [option],
    },
  },
  auth: { user: { id: 4, name: 'Lee', phoneNumber: null, email: 'lee@example.com', gender: 'FEMALE' } },
  common: { cartCount: 2, lastPath: '/products', productBackup: [option], hashtags: [laser] },
};
const repairAll = (stored: Record<string, unknown>) => ({
  manager: repair.repairManager(stored.manager),
  reservation: repair.repairReservation(stored.reservation),
  auth: repair.repairAuth(stored.auth),
  common: repair.repairCommon(stored.common),
});

test('valid state is left unchanged', () => {
  expect(repairAll(whole)).toEqual(whole);
  expect(persistedState.parse(whole)).toEqual(whole);
});

const invalid = [
  null,
  7,
  'text',
  [],
  {},
  { rows: 'x', count: -1 },
  { user: { id: 'a' } },
  { cartCount: 1.5 },
];
test.each(invalid)('stored %j becomes a state that the schema accepts', (stored) => {
  const repaired = repairAll({ manager: stored, reservation: stored, auth: stored, common: stored });
  expect(persistedState.parse(repaired)).toEqual(repaired);
});

test('options that are incomplete or in an unknown language are dropped', () => {
  const stored = {
    success: { reservedAt: 'never' },
    temporary: { selectedProducts: [option, { productId: 1 }, { ...option, languageCode: 'xx' }] },
  };
  expect(repair.repairReservation(stored)).toEqual({
    success: null,
    temporary: { selectedEvent: null, selectedProductId: null, selectedProducts: [option] },
  });
});

test('hashtags of an unknown language, as earlier versions stored them, are dropped', () => {
  const hashtags = ['laser', { text: 'laser' }, { text: 'laser', languageCode: 'xx' }, laser];
  expect(repair.repairCommon({ hashtags }).hashtags).toEqual([laser]);
});

test('stored keywords are trimmed, deduplicated and limited to ten', () => {
  const stored = [' laser ', 'laser', '', 4, ...Array.from({ length: 20 }, (_, n) => `word ${n}`)];
  const keywords = repairKeywords(stored);
  expect(keywords.slice(0, 2)).toEqual(['laser', 'word 0']);
  expect(keywords).toHaveLength(10);
  expect(repairKeywords({ length: 3 })).toEqual([]);
});

test('a keyword that is invisible or too long is not stored', () => {
  for (const keyword of ['', ' ', '\u200b', '\ufeff \u2060', '😀'.repeat(60)])
    expect(withKeyword(['laser'], keyword)).toEqual(['laser']);
  expect(withKeyword(['laser'], '피코\u200b토닝')).toEqual(['피코토닝', 'laser']);
});
