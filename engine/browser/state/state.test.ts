// @vitest-environment jsdom
import { createStore } from 'jotai/vanilla';
import { beforeEach, expect, test } from 'vitest';
import { cartCountAtom, emptyCartAtom, removeFromCartAtom, selectionAtom } from './cart.ts';
import { lastPathAtom, productBackupAtom, userAtom } from './persisted-state.ts';

const option = {
  productId: 3,
  optionId: 8,
  productName: 'Lifting',
  optionName: '300',
  price: 90000,
  quantity: 1,
};
const stored = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null');
beforeEach(() => localStorage.clear());

test('the cart counts quantities and stores them in local storage', () => {
  const store = createStore();
  store.set(selectionAtom, (selection) => ({
    ...selection,
    selectedProducts: [
      { ...option, quantity: 3 },
      { ...option, optionId: 9 },
    ],
  }));
  expect(store.get(cartCountAtom)).toBe(4);
  expect(stored('common').cartCount).toBe(4);
  expect(stored('reservation').temporary.selectedProducts).toHaveLength(2);
  store.set(removeFromCartAtom, [option]);
  expect(store.get(cartCountAtom)).toBe(1);
  store.set(emptyCartAtom);
  expect(store.get(selectionAtom).selectedProducts).toEqual([]);
});

test('removing the last option of an event removes the event', () => {
  const store = createStore();
  store.set(selectionAtom, {
    selectedEvent: { id: 7, title: 'Autumn' },
    selectedProductId: 3,
    selectedProducts: [option, { ...option, optionId: 9 }],
  });
  store.set(removeFromCartAtom, [option]);
  expect(store.get(selectionAtom).selectedEvent).toEqual({ id: 7, title: 'Autumn' });
  store.set(removeFromCartAtom, [{ ...option, optionId: 9 }]);
  expect(store.get(selectionAtom).selectedEvent).toBe(null);
});

test('storage is read only when an atom is mounted', () => {
  localStorage.setItem('common', JSON.stringify({ cartCount: 3 }));
  const store = createStore();
  expect(store.get(cartCountAtom)).toBe(0);
  const stop = store.sub(cartCountAtom, () => {});
  expect(store.get(cartCountAtom)).toBe(3);
  stop();
});

test('writing one field before anything is mounted preserves the others', () => {
  const hashtags = [{ text: 'laser', languageCode: 'en' }];
  localStorage.setItem('common', JSON.stringify({ cartCount: 3, hashtags }));
  createStore().set(lastPathAtom, '/products');
  expect(stored('common')).toMatchObject({ cartCount: 3, hashtags, lastPath: '/products' });
});

test('changes in other tabs are followed', () => {
  const store = createStore();
  const stop = store.sub(cartCountAtom, () => {});
  localStorage.setItem('common', JSON.stringify({ cartCount: 5 }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'common' }));
  expect(store.get(cartCountAtom)).toBe(5);
  stop();
});

test('a cart that is not on screen gains lines in two tabs, and none is lost', () => {
  const store = createStore();
  const addHere = (optionId: number) =>
    store.set(selectionAtom, (selection) => ({
      ...selection,
      selectedProducts: [...selection.selectedProducts, { ...option, optionId }],
    }));
  addHere(1);
  const reservation = stored('reservation');
  reservation.temporary.selectedProducts.push({ ...option, optionId: 2 });
  localStorage.setItem('reservation', JSON.stringify(reservation));
  window.dispatchEvent(new StorageEvent('storage', { key: 'reservation' }));
  addHere(3);
  const lines: { optionId: number }[] = stored('reservation').temporary.selectedProducts;
  expect(lines.map(({ optionId }) => optionId)).toEqual([1, 2, 3]);
  expect(stored('common').cartCount).toBe(3);
});

test('a field that another tab has changed is the one that a change starts from', () => {
  const store = createStore();
  const addHere = (optionId: number) =>
    store.set(productBackupAtom, (backup) => [...backup, { ...option, optionId }]);
  addHere(1);
  localStorage.setItem('common', JSON.stringify({ productBackup: [{ ...option, optionId: 2 }] }));
  addHere(3);
  const lines: { optionId: number }[] = stored('common').productBackup;
  expect(lines.map(({ optionId }) => optionId)).toEqual([2, 3]);
});

test('broken storage reads as empty', () => {
  localStorage.setItem('auth', '{broken');
  const store = createStore();
  const stop = store.sub(userAtom, () => {});
  expect(store.get(userAtom)).toBeNull();
  stop();
});
