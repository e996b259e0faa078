// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { onEvent } from '#engine/browser/events/on-event.ts';
import { selectionAtom } from '#engine/browser/state/cart.ts';
import type { SiteEvent } from '#schemas/site/site-event.ts';
import { boxes, button, mount, press, resetAfterEach, store } from './picker-for-test.tsx';

resetAfterEach();

test('reserving with nothing selected shows an error and does not navigate', () => {
  mount();
  expect(press(button(/^Reserve$/))).toBe(true);
  const alert = document.querySelector('[role=alert]');
  expect(alert?.textContent).toBe('No treatment selected! Please select a treatment for reservation.');
  expect(store.get(selectionAtom).selectedProducts).toEqual([]);
  press(boxes()[0]);
  expect(alert?.textContent).toBe('');
});

test('reserving adds the choice to the cart and follows the link, which the widget may take over', () => {
  mount();
  press(boxes()[0]);
  const link = button(/^Reserve$/);
  link.addEventListener('click', (event) => event.preventDefault(), { once: true });
  expect(link.getAttribute('href')).toBe('/cscenter/contact');
  expect(link.dataset.widget).toBe('treatment');
  press(link);
  expect(document.querySelector('[role=alert]')?.textContent).toBe('');
  expect(store.get(selectionAtom)).toMatchObject({
    selectedProductId: 7,
    selectedProducts: [{ productId: 7, optionId: 1, price: 59_000, quantity: 1 }],
  });
});

test('adding to the cart is confirmed and takes effect once', () => {
  mount();
  press(boxes()[0]);
  press(button(/^Add to cart$/));
  press(button(/^Add to cart$/));
  expect(document.querySelector('[role=status]')?.textContent).toBe('Added to your cart.');
  expect(store.get(selectionAtom).selectedProducts).toHaveLength(1);
});

test('adding to the cart is an event with what was chosen and its value; choosing nothing is none', () => {
  const events: SiteEvent[] = [];
  const stop = onEvent((event) => events.push(event));
  events.length = 0;
  mount();
  press(button(/^Add to cart$/));
  expect(events).toEqual([]);
  press(boxes()[0]);
  press(button(/^Add to cart$/));
  // A double click, or another one to be sure.
  press(button(/^Add to cart$/));
  expect(events).toMatchObject([
    { name: 'add_to_cart', value: 59_000, currency: 'KRW', items: [{ id: 7, price: 59_000, quantity: 1 }] },
  ]);
  // What is added later is an event without what the cart has.
  events.length = 0;
  press(boxes()[1]);
  press(button(/^Add to cart$/));
  stop();
  expect(events).toMatchObject([{ name: 'add_to_cart', items: [{ id: 7, quantity: 1 }] }]);
  expect(events).not.toMatchObject([
    { items: [{ variant: store.get(selectionAtom).selectedProducts[0]?.optionName }] },
  ]);
});
