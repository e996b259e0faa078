// @vitest-environment jsdom
import { getDefaultStore } from 'jotai/vanilla';
import { beforeEach, expect, test } from 'vitest';
import { selectionAtom } from '#engine/browser/state/cart.ts';
import { fillFirst, leaveCart } from './cart-lines.ts';
import { forgetDraft, restoreDraft, saveDraft } from './drafts.ts';

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
const area = () => document.querySelector('textarea') as HTMLTextAreaElement;
const form = () => document.querySelector('form') as HTMLFormElement;

/** Loads the page of the form. */
function field(value = ''): HTMLTextAreaElement {
  document.body.innerHTML = `<form action="/contact" data-form="inquiry" data-draft>
    <input name="name"><textarea name="picked" data-cart-lines></textarea></form>`;
  return Object.assign(area(), { value });
}

/** Leaves the page, changes the cart elsewhere and returns. @returns the text of the field */
function comeBackWith(...lines: ReturnType<typeof line>[]): string {
  document.body.innerHTML = '';
  picked(...lines);
  field();
  restoreDraft(form());
  fillFirst(area());
  return area().value;
}

beforeEach(() => {
  field();
  forgetDraft(form());
  document.body.innerHTML = '';
  picked();
});

test('the field lists each cart item once, after any text already written', () => {
  picked(line(1), line(2, { quantity: 3 }));
  const area = field('Something else');
  fillFirst(area);
  fillFirst(area);
  expect(area.value).toBe('Something else\nLifting – Area 1\nLifting – Area 2 × 3');
});

test('an option at an event price names the event and that price', () => {
  document.documentElement.lang = 'en';
  const event = { id: 4, title: 'Welcome week' };
  picked(line(1, { event, quantity: 2 }), line(2, { event, price: null }));
  const area = field();
  fillFirst(area);
  expect(area.value).toBe('Lifting – Area 1 (Welcome week ₩1,000) × 2\nLifting – Area 2 (Welcome week)');
  leaveCart(area.value);
  expect(store.get(selectionAtom).selectedProducts).toEqual([]);
});

test('an empty cart leaves the field unchanged, as does a removed treatment', () => {
  picked(line(1, { standing: 'gone' }));
  const area = field();
  fillFirst(area);
  expect(area.value).toBe('');
});

test('sent items leave the cart, items deleted from the field stay', () => {
  picked(line(1), line(2));
  leaveCart('Lifting – Area 2');
  expect(store.get(selectionAtom).selectedProducts.map(({ optionId }) => optionId)).toEqual([1]);
});

test('lines from the cart follow its quantities and removals, while typed text stays', () => {
  picked(line(1), line(2));
  fillFirst(field());
  saveDraft(form());
  expect(comeBackWith(line(1, { quantity: 2 }), line(2))).toBe('Lifting – Area 2\nLifting – Area 1 × 2');
  area().value = `In the morning\n${area().value}\nLifting – Area 1`;
  saveDraft(form());
  const typed = 'In the morning\nLifting – Area 1';
  expect(comeBackWith(line(1, { quantity: 3 }))).toBe(`${typed}\nLifting – Area 1 × 3`);
  expect(comeBackWith()).toBe(typed);
  // The draft has it too, although nothing was typed since.
  expect(comeBackWith()).toBe(typed);
});

test('a quantity reduced to one replaces the line, although the old line begins with the new one', () => {
  picked(line(1, { quantity: 2 }));
  fillFirst(field());
  saveDraft(form());
  expect(comeBackWith(line(1))).toBe('Lifting – Area 1');
});

test('a treatment whose name begins another’s is neither missing from the field nor removed from the cart with it', () => {
  picked(line(1), line(11));
  fillFirst(field('Lifting – Area 11'));
  expect(area().value).toBe('Lifting – Area 11\nLifting – Area 1');
  leaveCart('Lifting – Area 11');
  expect(store.get(selectionAtom).selectedProducts.map(({ optionId }) => optionId)).toEqual([1]);
});

test('the open form follows the cart, but a line deleted from it does not return', () => {
  picked(line(1), line(2));
  fillFirst(field());
  area().value = 'Lifting – Area 1';
  picked(line(1, { quantity: 2 }), line(2));
  expect(area().value).toBe('Lifting – Area 1 × 2');
  picked(line(2), line(3));
  expect(area().value).toBe('Lifting – Area 3');
});

test('a line deleted from the field does not return with the next page, unless its quantity changes', () => {
  picked(line(1), line(2));
  fillFirst(field());
  area().value = 'Lifting – Area 2';
  saveDraft(form());
  expect(comeBackWith(line(1), line(2))).toBe('Lifting – Area 2');
  expect(comeBackWith(line(1), line(2), line(3))).toBe('Lifting – Area 2\nLifting – Area 3');
  area().value = '';
  saveDraft(form());
  expect(comeBackWith(line(1), line(2), line(3))).toBe('');
  expect(comeBackWith(line(1, { quantity: 2 }), line(2), line(3))).toBe('Lifting – Area 1 × 2');
});

test('without a draft all lines are filled in again', () => {
  picked(line(1), line(2));
  fillFirst(field());
  expect(comeBackWith(line(1), line(2))).toBe('Lifting – Area 1\nLifting – Area 2');
});

test('the lines alone do not count as a restored draft', () => {
  picked(line(1));
  fillFirst(field());
  field();
  expect(restoreDraft(form())).toBe(false);
});

test('a name with a line break is one line', () => {
  picked(line(1, { optionName: 'Area\n 1 ' }));
  fillFirst(field());
  fillFirst(area());
  expect(area().value).toBe('Lifting – Area 1');
  leaveCart(area().value);
  expect(store.get(selectionAtom).selectedProducts).toEqual([]);
});
