// @vitest-environment jsdom
import { getDefaultStore } from 'jotai/vanilla';
import { beforeEach, expect, test } from 'vitest';
import { selectionAtom } from '#engine/browser/state/cart.ts';
import { fillFromCart, leaveCart } from './cart-lines.ts';

const store = getDefaultStore();
const line = (optionId: number, more: object = {}) => ({
  productId: 1,
  optionId,
  productName: 'Lifting',
  optionName: `Area ${optionId}`,
  languageCode: 'en' as const,
  price: 1000,
  currency: 'KRW' as const,
  quantity: 1,
  ...more,
});
const picked = (...selectedProducts: ReturnType<typeof line>[]) =>
  store.set(selectionAtom, { selectedEvent: null, selectedProductId: null, selectedProducts });
const field = (value = '') => Object.assign(document.createElement('textarea'), { value });

beforeEach(() => picked());

test('the field lists each cart item once, after any text already written', () => {
  picked(line(1), line(2, { quantity: 3 }));
  const area = field('Something else');
  fillFromCart(area);
  fillFromCart(area);
  expect(area.value).toBe('Something else\nLifting – Area 1\nLifting – Area 2 × 3');
});

test('an option at an event price names the event and that price', () => {
  document.documentElement.lang = 'en';
  const event = { id: 4, title: 'Welcome week' };
  picked(line(1, { event, quantity: 2 }), line(2, { event, price: null }));
  const area = field();
  fillFromCart(area);
  expect(area.value).toBe('Lifting – Area 1 (Welcome week ₩1,000) × 2\nLifting – Area 2 (Welcome week)');
  leaveCart(area.value);
  expect(store.get(selectionAtom).selectedProducts).toEqual([]);
});

test('an empty cart leaves the field unchanged, as does a removed treatment', () => {
  picked(line(1, { standing: 'gone' }));
  const area = field();
  fillFromCart(area);
  expect(area.value).toBe('');
});

test('sent items leave the cart, items deleted from the field stay', () => {
  picked(line(1), line(2));
  leaveCart('Lifting – Area 2');
  expect(store.get(selectionAtom).selectedProducts.map(({ optionId }) => optionId)).toEqual([1]);
});
