import { expect, test } from 'vitest';
import { inquiryCreateBody } from '#schemas/api/inquiries.ts';
import { reservationBody } from '#schemas/api/reservations.ts';
import { inquiryForm } from './inquiry.ts';
import { isPhone } from './phone.ts';
import { isVisible, optionalPhone } from './typed-text.ts';

test('letters, digits, symbols and emoji are visible, spaces and fillers are not', () => {
  for (const text of ['a', '김', '👩‍⚕️', '-', ' . ']) expect(isVisible(text), text).toBe(true);
  for (const text of ['', ' \n', '\u0007', '\u200b\ufeff', '\u3164', '\u115f', '\u2800'])
    expect(isVisible(text), JSON.stringify(text)).toBe(false);
});

test('a telephone number has seven to fifteen digits', () => {
  for (const number of ['010-1234-5678', '+82 (0)10 1234 5678', '(02) 123-4567', '1588-1234'])
    expect([isPhone(number), optionalPhone.parse(number)], number).toEqual([true, number]);
  for (const number of [
    '-------',
    '+-------',
    '() () ()',
    '12-34-56',
    '1'.repeat(16),
    '010 call me',
    '١٢٣٤٥٦٧',
  ])
    expect([isPhone(number), optionalPhone.safeParse(number).success], number).toEqual([false, false]);
});

test.each([
  ['010.1234.5678', '010-1234-5678'],
  ['+1 415.555.0100', '+1 415-555-0100'],
  ['03/1234/5678', '03-1234-5678'],
  ['０９０－１２３４－５６７８', '090-1234-5678'],
  ['０９０ー１２３４ー５６７８', '090-1234-5678'],
  ['（０３）１２３４・５６７８', '(03)1234-5678'],
  ['＋８１　９０　１２３４　５６７８', '+81 90 1234 5678'],
  ['090\u20101234\u20115678', '090-1234-5678'],
  ['010\u20131234\u22125678', '010-1234-5678'],
  ['010\u00a01234\u202f5678', '010 1234 5678'],
  ['\u202d010-1234-5678\u202c ', '010-1234-5678'],
])('a telephone number in the notation %j is stored as %j', (typed, stored) => {
  expect([isPhone(typed), optionalPhone.parse(typed)]).toEqual([true, stored]);
  expect(optionalPhone.parse(stored)).toBe(stored);
});

const inquiry = { name: 'Jane', phoneNumber: '010-1234-5678' };
const problems = (input: object) =>
  inquiryForm.safeParse({ ...inquiry, ...input }).error?.issues.map(({ code, message, path }) => ({
    field: path[0],
    code,
    isMissing: /_REQUIRED/.test(message),
  })) ?? [];

test('an inquiry without a usable name or contact is refused', () => {
  expect(problems({ phoneNumber: '-------' })).toMatchObject([
    { field: 'phoneNumber', code: 'invalid_format' },
  ]);
  for (const name of ['\u200b', '\u0001\u0002'])
    expect(problems({ name })).toMatchObject([{ field: 'name', isMissing: true }]);
  const unreadable = { ...inquiry, phoneNumber: null, messenger: '\u0007', languageCode: 'en' };
  const consent = { personal: 'a', health: 'b' };
  const found = inquiryCreateBody.safeParse({ ...unreadable, consent }).error?.issues ?? [];
  expect(found.map(({ message }) => message)).toContain('INQUIRY_CONTACT_REQUIRED');
});

test('an inquiry that is too long is not reported as incomplete', () => {
  expect(problems({ name: 'x'.repeat(61) })).toEqual([{ field: 'name', code: 'too_big', isMissing: false }]);
  expect(problems({ message: 'x'.repeat(4_001) })).toEqual([
    { field: 'message', code: 'too_big', isMissing: false },
  ]);
});

test('a reservation requires a visible name and a valid phone number', () => {
  const fields = (input: object) =>
    reservationBody.safeParse(input).error?.issues.map(({ message }) => message) ?? [];
  const messages = fields({ kind: 'visit', customerName: '\u200b', customerPhone: '-------' });
  expect(messages).toEqual(
    expect.arrayContaining(['RESERVATION_NAME_REQUIRED', 'RESERVATION_PHONE_REQUIRED']),
  );
});
