import { expect, test } from 'vitest';
import {
  addedTo,
  cartLines,
  chosenLines,
  putInCart,
  restored,
  type Treatment,
  withBackup,
  withCount,
  withPresentIds,
} from './selection.ts';

const options = [
  { id: 1, name: '300샷', price: 99_000, isReservable: true },
  { id: 2, name: '600샷', price: 180_000, isReservable: true },
  { id: 3, name: '상담', price: null, isConsultationRequired: true, isReservable: true },
  { id: 4, name: '마감', price: 50_000, isReservable: false },
];
const rules = { hasPriceView: true, isIncludeVat: false, vatRate: 10 };
const product = { id: 7, name: '슈링크', languageCode: 'ko', options } as const;
const autumn = { id: 4, title: '가을' };

test('a count is set, replaced and removed', () => {
  expect(withCount({}, '1', 1)).toEqual({ 1: 1 });
  expect(withCount({ 1: 1, 2: 3 }, '1', 2)).toEqual({ 1: 2, 2: 3 });
  expect(withCount({ 1: 1, 2: 3 }, '1', 0)).toEqual({ 2: 3 });
});

test('a count is an integer with a maximum', () => {
  expect(withCount({}, '1', 1000)).toEqual({ 1: 99 });
  expect(withCount({}, '1', 2.9)).toEqual({ 1: 2 });
  expect(withCount({ 1: 1 }, '1', -5)).toEqual({});
});

test('chosen options are in list order, without those that cannot be reserved', () => {
  const lines = chosenLines([product], { '7-4': 1, '7-2': 1, '7-1': 2, '7-99': 1, '8-1': 1 });
  expect(lines.map(({ item, count }) => [item.id, count])).toEqual([
    [1, 2],
    [2, 1],
  ]);
  expect(chosenLines([product], {})).toEqual([]);
});

test('the cart stores the price and language shown, and null if no amount was shown', () => {
  const names = { productId: 7, productName: '슈링크', languageCode: 'ko' };
  const lines = chosenLines([product], { '7-1': 2, '7-3': 1 });
  expect(cartLines(lines, rules)).toEqual([
    { ...names, optionId: 1, optionName: '300샷', price: 99_000, quantity: 2 },
    { ...names, optionId: 3, optionName: '상담', price: null, quantity: 1 },
  ]);
  expect(cartLines(lines, { ...rules, hasPriceView: false }).map(({ price }) => price)).toEqual([null, null]);
});

test('options of several treatments are distinguished, each with its own names and the event of its price', () => {
  const first = { id: 1, name: '2cc', price: 99_000, event: autumn };
  const other: Treatment = { id: 9, name: '리쥬란', languageCode: 'ko', options: [first] };
  const lines = chosenLines<Treatment['options'][number]>([product, other], { '7-1': 1, '9-1': 2 });
  expect(cartLines(lines, rules)).toMatchObject([
    { productId: 7, optionId: 1, quantity: 1 },
    { productId: 9, optionId: 1, productName: '리쥬란', quantity: 2, event: autumn },
  ]);
  expect(cartLines(lines, rules)[0]).not.toHaveProperty('event');
  expect(cartLines(lines, rules, 6).map(({ eventId }) => eventId)).toEqual([6, 6]);
});

test('adding the same options twice changes nothing, another count replaces the old one', () => {
  const lines = cartLines(chosenLines([product], { '7-1': 2 }), rules);
  const other = {
    productId: 9,
    optionId: 1,
    productName: '리쥬란',
    optionName: '2cc',
    price: 1,
    quantity: 1,
  };
  const once = putInCart([other], lines);
  expect(once).toHaveLength(2);
  expect(putInCart(once, lines)).toEqual(once);
  expect(putInCart(once, cartLines(chosenLines([product], { '7-1': 5 }), rules))[1]?.quantity).toBe(5);
});

test('an option picked again at the public price stays at the secret one of the cart, unless that is higher', () => {
  const [line] = cartLines(chosenLines([product], { '7-1': 2 }), rules);
  if (!line) throw new Error('Nothing was chosen.');
  const secret = { ...line, quantity: 1, eventId: 6, event: { id: 6, title: '비밀' }, price: 80_000 };
  expect(putInCart([secret], [line])).toEqual([{ ...secret, quantity: 2 }]);
  expect(addedTo([secret], [line])).toEqual([secret]);
  const cheaper = { ...line, price: 70_000, event: autumn };
  expect(putInCart([secret], [cheaper])).toEqual([{ ...cheaper, eventId: 6 }]);
  const other = { ...line, eventId: 9 };
  expect(putInCart([secret], [other])).toEqual([other]);
  // An option of a secret event, but at the regular price.
  const { event: _, ...regular } = secret;
  expect(putInCart([regular], [line])).toEqual([{ ...line, eventId: 6 }]);
  // On a site without prices.
  const [hidden, unpriced] = [
    { ...secret, price: null },
    { ...line, price: null },
  ];
  expect(putInCart([hidden], [unpriced])).toEqual([{ ...hidden, quantity: 2 }]);
});

test('lines add to a cart what it does not have, and only as many more', () => {
  const lines = (counts: Record<string, number>) => cartLines(chosenLines([product], counts), rules);
  const added = (counts: Record<string, number>) =>
    addedTo(lines({ '7-1': 2 }), lines(counts)).map(({ optionId, quantity }) => [optionId, quantity]);
  expect(added({ '7-1': 2, '7-2': 1 })).toEqual([[2, 1]]);
  expect(added({ '7-1': 5 })).toEqual([[1, 3]]);
  expect(added({ '7-1': 1 })).toEqual([]);
});

test('a backup stores the ticked options of each treatment, 50 lines at most', () => {
  const line = (productId: number, optionId: number, eventId?: number) => ({
    productId,
    optionId,
    productName: 'a',
    optionName: 'b',
    price: null,
    quantity: 1,
    ...(eventId && { eventId }),
  });
  const place = { productIds: [1], eventId: undefined };
  const others = [line(2, 1), line(1, 1, 9)];
  expect(withBackup([line(1, 1), ...others], place, [line(1, 2)])).toEqual([...others, line(1, 2)]);
  const many = Array.from({ length: 60 }, (_, index) => line(3, index + 1));
  expect(withBackup(many, place, [line(1, 2)])).toHaveLength(50);
  expect(withBackup(many, place, [line(1, 2)]).at(-1)).toEqual(line(1, 2));
});

const stored = (optionId: number, optionName: string, more: object = {}) => ({
  productId: 7,
  optionId,
  productName: '슈링크',
  optionName,
  languageCode: 'ko' as const,
  price: null,
  quantity: 2,
  ...more,
});

test('an option ticked on an earlier visit is found by its name, and never another one in its place', () => {
  const place = { treatments: [product], eventId: undefined };
  expect(restored([stored(2, '300샷')], place, {})).toEqual({ '7-1': 2 });
  expect(restored([stored(1, '100샷'), stored(4, '마감')], place, {})).toEqual({});
  expect(restored([stored(1, '300샷')], place, { '7-1': 5 })).toEqual({ '7-1': 5 });
  // Names in another language cannot be compared.
  expect(restored([stored(1, '300 shots', { languageCode: 'en' })], place, {})).toEqual({ '7-1': 2 });
});

/** Adds five of the first option of a treatment that has these ones now. @returns the cart, in which ids are distinct */
function addFirst(cart: ReturnType<typeof stored>[], ...names: string[]) {
  const now = { ...product, options: names.map((name, index) => ({ id: index + 1, name, price: 9_000 })) };
  const lines = cartLines(chosenLines([now], { '7-1': 5 }), rules);
  const all = putInCart(withPresentIds(cart, [now], lines), lines);
  expect(new Set(all.map(({ productId, optionId }) => `${productId}-${optionId}`)).size).toBe(all.length);
  return all.map(({ optionId, optionName, quantity }) => [optionName, quantity, optionId]);
}

test('a line of the cart whose option has moved is not replaced by the option in its place', () => {
  const other = stored(1, '2cc', { productId: 9 });
  expect(
    addFirst([stored(1, '600샷'), stored(2, '300샷'), stored(9, '없음'), other], '300샷', '600샷'),
  ).toEqual([
    ['600샷', 2, 2],
    ['300샷', 5, 1],
    ['없음', 2, 9],
    ['2cc', 2, 1],
  ]);
});

test('a line whose option is gone, or not of the event, is not replaced by the one that has its id now', () => {
  const gone = expect.any(Number);
  expect(addFirst([stored(1, '300샷'), stored(2, '600샷')], '600샷')).toEqual([
    ['300샷', 2, gone],
    ['600샷', 5, 1],
  ]);
  expect(addFirst([stored(1, '300샷')], '100샷')).toEqual([
    ['300샷', 2, gone],
    ['100샷', 5, 1],
  ]);
  expect(addFirst([stored(1, '300샷'), stored(2, '600샷')], '900샷', '300샷')).toEqual([
    ['300샷', 2, 2],
    ['600샷', 2, gone],
    ['900샷', 5, 1],
  ]);
  // The cart finds what was renamed by its id, until that is the id of another line.
  expect(addFirst([stored(2, '600샷')], '300샷', '650샷')).toEqual([
    ['600샷', 2, 2],
    ['300샷', 5, 1],
  ]);
});

test('a name in another language is that of the option with its id, unless another line was found there', () => {
  const english = stored(1, '300 shots', { languageCode: 'en' });
  expect(addFirst([english], '300샷')).toEqual([['300샷', 5, 1]]);
  expect(addFirst([english, stored(2, '600샷')], '600샷')).toEqual([
    ['300 shots', 2, expect.any(Number)],
    ['600샷', 5, 1],
  ]);
});
