// @vitest-environment jsdom
import { createStore } from 'jotai/vanilla';
import { expect, test } from 'vitest';
import { selectionAtom } from '#engine/browser/state/cart.ts';
import { rereadStorage } from './reread-storage.ts';

rereadStorage();

const line = {
  productId: 3,
  optionId: 8,
  productName: 'Lifting',
  optionName: '300',
  price: 90000,
  quantity: 1,
};
const show = (persisted: boolean) => dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));

test('a page restored by the back/forward cache shows the cart as it was left on later pages', () => {
  const store = createStore();
  const stop = store.sub(selectionAtom, () => {});
  const shown = () => store.get(selectionAtom).selectedProducts;
  localStorage.setItem('reservation', JSON.stringify({ temporary: { selectedProducts: [line] } }));
  show(false);
  expect(shown()).toEqual([]);
  show(true);
  expect(shown()).toEqual([line]);
  stop();
});
