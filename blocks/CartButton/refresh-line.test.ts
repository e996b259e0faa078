import { expect, test } from 'vitest';
import type { PriceRules } from '#engine/domain/price/price-rules.ts';
import type { SelectedProductOption } from '#schemas/site/client-state.ts';
import { type FreshLine, type ReadTreatment, refreshLines } from './refresh-line.ts';

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
const refreshLine = (line: SelectedProductOption, treatment: ReadTreatment, rules: PriceRules) =>
  refreshLines([line], { treatment }, rules)[0] as FreshLine;
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
  const removed = { ...line, optionId: 9, optionName: '900샷' };
  expect(refreshLine(removed, lifting, rules).line).toEqual({ ...removed, standing: 'gone' });
  expect(refreshLine(line, withOption({ isReservable: false }), rules).line.standing).toBe('closed');
  expect(refreshLine({ ...line, standing: 'closed' }, lifting, rules).line.standing).toBeUndefined();
});

/** A treatment with options of these names, numbered in order. */
const named = (languageCode: 'ko' | 'en', ...names: string[]) => ({
  ...lifting,
  name: languageCode === 'ko' ? '리프팅' : 'Lifting',
  languageCode,
  options: names.map((name, index) => ({ ...option, id: index + 1, name })),
});
const picked = (optionId: number, optionName: string, more: Partial<SelectedProductOption> = {}) => ({
  ...line,
  optionId,
  optionName,
  ...more,
});
const placed = (fresh: FreshLine[]) =>
  fresh.map(({ line: { optionId, optionName, standing } }) => [optionId, optionName, standing]);
/** Lines of which none means the option of another one. */
const refreshed = (...args: Parameters<typeof refreshLines>) => refreshLines(...args) as FreshLine[];

test('lines follow their options by name when the clinic reorders them, without a change', () => {
  const cart = [picked(1, '300샷'), picked(2, '600샷')];
  const fresh = refreshed(cart, { treatment: named('ko', '100샷', '600샷', '300샷') }, rules);
  expect(placed(fresh)).toEqual([
    [3, '300샷', undefined],
    [2, '600샷', undefined],
  ]);
  expect(fresh.flatMap(({ changes }) => changes)).toEqual([]);
  const swapped = refreshed(cart, { treatment: named('ko', '600샷', '300샷') }, rules);
  expect(placed(swapped)).toEqual([
    [2, '300샷', undefined],
    [1, '600샷', undefined],
  ]);
});

test('an option with a new name and none with the old one was renamed, unless another line means it', () => {
  const renamed = refreshed([picked(1, '300샷')], { treatment: named('ko', '320샷', '600샷') }, rules);
  expect(placed(renamed)).toEqual([[1, '320샷', undefined]]);
  expect(renamed[0]?.changes).toEqual([{ kind: 'name', from: '리프팅 300샷' }]);
  const cart = [picked(1, '300샷'), picked(2, '600샷')];
  const deleted = refreshed(cart, { treatment: named('ko', '600샷') }, rules);
  expect(placed(deleted)).toEqual([
    [3, '300샷', 'gone'],
    [1, '600샷', undefined],
  ]);
  const later = refreshed(
    deleted.map((one) => one.line),
    { treatment: named('ko', '600샷', '900샷', '1200샷') },
    rules,
  );
  expect(placed(later)).toEqual([
    [3, '300샷', 'gone'],
    [1, '600샷', undefined],
  ]);
  const back = refreshed(
    deleted.map((one) => one.line),
    { treatment: named('ko', '300샷', '600샷') },
    rules,
  );
  expect(placed(back)).toEqual([
    [1, '300샷', undefined],
    [2, '600샷', undefined],
  ]);
});

test('names in another language are compared in the language in which they were stored', () => {
  const read = { treatment: named('en', '600 shots', '300 shots'), stored: named('ko', '600샷', '300샷') };
  const fresh = refreshed([picked(1, '300샷'), picked(2, '600샷')], read, rules);
  expect(placed(fresh)).toEqual([
    [2, '300 shots', undefined],
    [1, '600 shots', undefined],
  ]);
  expect(fresh.flatMap(({ changes }) => changes)).toEqual([]);
  const renamed = refreshed([picked(1, '250샷')], read, rules);
  expect(renamed[0]?.changes).toEqual([{ kind: 'name', from: '리프팅 250샷' }]);
  // If the names could not be read in that language, only the id is left.
  const unread = refreshed([picked(1, '300샷')], { treatment: read.treatment }, rules);
  expect([placed(unread), unread[0]?.changes]).toEqual([[[1, '600 shots', undefined]], []]);
});

test('lines that mean the same option are one, with the quantities of all, at the price of a secret event', () => {
  const korean = picked(1, '300샷', { quantity: 2 });
  const english = picked(2, '300 shots', { productName: 'Lifting', languageCode: 'en', quantity: 3 });
  const read = { treatment: named('ko', '600샷', '300샷'), stored: named('en', '600 shots', '300 shots') };
  const merged = (...lines: SelectedProductOption[]) =>
    refreshLines(lines, read, rules).map(
      (one) => one && [one.line.optionId, one.line.optionName, one.line.quantity, one.changes],
    );
  expect(merged(korean, english, picked(1, '600샷'))).toEqual([
    [2, '300샷', 5, []],
    null,
    [1, '600샷', 2, []],
  ]);
  expect(merged({ ...korean, quantity: 98 }, english)).toEqual([[2, '300샷', 99, []], null]);
  expect(merged(korean, { ...english, eventId: 6 })).toEqual([null, [2, '300샷', 5, []]]);
});
