import { expect, test } from 'vitest';
import { refreshLine } from './refresh-line.ts';

const rules = { hasPriceView: true, isIncludeVat: true, vatRate: 10 };
const line = {
  productId: 3,
  optionId: 8,
  productName: '리프팅',
  optionName: '300샷',
  languageCode: 'ko' as const,
  price: 80_000,
  quantity: 2,
};
const option = {
  id: 8,
  name: '300샷',
  price: 80_000,
  originalPrice: null,
  count: null,
  isVatIncluded: true,
  isConsultationRequired: false,
  isReservable: true,
};
const lifting = {
  name: '리프팅',
  languageCode: 'ko' as const,
  currency: 'KRW' as const,
  options: [option],
  event: null,
};
const withOption = (change: Partial<typeof option> & { event?: { id: number; title: string } }) => ({
  ...lifting,
  options: [{ ...option, ...change }],
});

test('a line that is still offered as picked has not changed', () => {
  expect(refreshLine(line, lifting, rules)).toEqual({ line: { ...line, currency: 'KRW' }, changes: [] });
});

test('names in another language replace the stored ones without a change; a new name in the same language is a change', () => {
  const japanese = {
    ...withOption({ name: '300ショット' }),
    name: 'リフティング',
    languageCode: 'ja' as const,
  };
  const { line: renamed, changes } = refreshLine(line, japanese, rules);
  expect(renamed).toMatchObject({
    productName: 'リフティング',
    optionName: '300ショット',
    languageCode: 'ja',
  });
  expect(changes).toEqual([]);
  expect(refreshLine(line, { ...lifting, name: '울쎄라' }, rules).changes).toEqual([
    { kind: 'name', from: '리프팅 300샷' },
  ]);
});

test('the current price replaces the stored one, under the VAT rules, and both are reported', () => {
  const now = refreshLine({ ...line, price: 1 }, withOption({ price: 90_000, isVatIncluded: false }), rules);
  expect(now.line.price).toBe(99_000);
  expect(now.changes).toEqual([{ kind: 'price', from: 1, to: 99_000 }]);
});

test('a price now given in the consultation is reported; a site without prices reports none', () => {
  const asked = withOption({ isConsultationRequired: true });
  expect(refreshLine(line, asked, rules).changes).toEqual([{ kind: 'price', from: 80_000, to: null }]);
  expect(refreshLine(line, asked, { ...rules, hasPriceView: false }).changes).toEqual([]);
});

test('a line retains its event only while its price is an event price', () => {
  const event = { id: 4, title: 'Autumn' };
  expect(refreshLine(line, withOption({ event }), rules).line.event).toEqual(event);
  expect(refreshLine({ ...line, event }, lifting, rules).line).not.toHaveProperty('event');
});

test('a line of a backend whose options name no event has that of the treatment, while it runs', () => {
  const event = { id: 4, title: 'Autumn' };
  const ofTreatment = (state: 'always' | 'upcoming') => {
    const period = { startAt: null, endAt: null, isAlways: state === 'always', state };
    return { ...lifting, event: { ...event, isSecret: false, ...period } };
  };
  expect(refreshLine({ ...line, event }, ofTreatment('always'), rules).line.event).toEqual(event);
  expect(refreshLine({ ...line, event }, ofTreatment('upcoming'), rules).line).not.toHaveProperty('event');
});

test('a removed treatment or option retains its name, and one that takes no reservations is marked', () => {
  expect(refreshLine(line, null, rules).line).toEqual({ ...line, standing: 'gone' });
  expect(refreshLine({ ...line, optionId: 9 }, lifting, rules).line.standing).toBe('gone');
  expect(refreshLine(line, withOption({ isReservable: false }), rules).line.standing).toBe('closed');
  expect(refreshLine({ ...line, standing: 'closed' }, lifting, rules).line.standing).toBeUndefined();
});
