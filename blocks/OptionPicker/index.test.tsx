// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { emptyCartAtom, selectionAtom } from '#engine/browser/state/cart.ts';
import { textsBesideOthers, translate } from '#tests/setup/translate.ts';
import { fixtures, ofEvent } from './fixtures.ts';
import { boxes, button, mount, press, resetAfterEach, store, total, unmount } from './picker-for-test.tsx';

resetAfterEach();

test('ticked options and their counts add up to the estimated price', () => {
  mount();
  press(boxes()[0]);
  press(button(/^One more of .*100/));
  press(boxes()[1]);
  expect(total()).toContain('3 treatments selected');
  expect(total()).toContain('₩295,000');
  expect(total()).toContain('₩324,500 with 10% VAT (₩29,500)');
  press(button(/^One less of .*300/));
  expect(total()).toContain('₩118,000');
  expect(boxes()[1]?.checked).toBe(false);
});

test('removing the last one leaves the focus at the option', () => {
  mount();
  press(boxes()[0]);
  const less = button(/^One less of .*100/);
  less.focus();
  press(less);
  expect(document.activeElement).toBe(boxes()[0]);
});

test('options of an event are picked across all its treatments, and carry the event', () => {
  mount(ofEvent);
  const headings = [...document.querySelectorAll('h3')].map((heading) => heading.textContent);
  expect(headings).toEqual(['슈링크 유니버스', '리쥬란']);
  expect([...document.querySelectorAll('.Ui-badge')].map(({ textContent }) => textContent)).toEqual([
    'Event',
    'Event',
  ]);
  press(boxes()[0]);
  press(boxes()[2]);
  press(button(/^One more of 2cc/));
  expect(total()).toContain('3 treatments selected');
  expect(total()).toContain('₩177,000');
  press(button(/^Add to cart$/));
  const event = { id: 4, title: '가을 리프팅 페스타' };
  expect(store.get(selectionAtom)).toMatchObject({
    selectedEvent: event,
    selectedProductId: 7,
    selectedProducts: [
      { productId: 7, optionId: 1, price: 59_000, quantity: 1, event },
      { productId: 8, optionId: 1, optionName: '2cc', price: 59_000, quantity: 2, event },
    ],
  });
});

test('the options of a treatment at the price of an event are marked', () => {
  const [first, second] = ofEvent.treatments[0]?.options ?? [];
  mount({ ...fixtures.default.data, options: [second, first] });
  const marked = [...document.querySelectorAll('.OptionPicker-option')].map(
    (option) => option.querySelector('.Ui-badge')?.textContent,
  );
  expect(marked).toEqual([undefined, 'Event']);
});

test('options that name no event carry the running one that is bound, without a mark', () => {
  const event = {
    ...fixtures.extreme.data.event,
    title: '가을',
    languageCode: 'ko',
    isSecret: false,
    isAlways: false,
    state: 'ongoing',
  };
  const chosen = (change: object) => {
    unmount();
    store.set(emptyCartAtom);
    mount({ ...fixtures.default.data, event: { ...event, ...change } });
    press(boxes()[0]);
    press(button(/^Add to cart$/));
    return store.get(selectionAtom).selectedProducts[0];
  };
  const named = { id: 1, title: '가을', languageCode: 'ko' };
  expect(chosen({})).toMatchObject({ event: named });
  expect(document.querySelector('.Ui-badge--accent')).toBeNull();
  expect(chosen({})).not.toHaveProperty('eventId');
  expect(chosen({ isSecret: true })).toMatchObject({ eventId: 1, event: named });
  expect(chosen({ endAt: '2026-01-01T00:00:00Z' })).not.toHaveProperty('event');
});

test('an option that needs a consultation adds no amount, one that cannot be reserved cannot be ticked', () => {
  mount();
  expect(total()).not.toContain('₩');
  press(boxes()[3]);
  expect(total()).not.toContain('₩');
  expect(total()).toContain('Prices are given in the consultation.');
  press(boxes()[0]);
  expect(total()).toContain('₩59,000');
  expect(total()).toContain('Prices that are set in the consultation are not included.');
  expect(boxes()[4]?.disabled).toBe(true);
});

test('without options it shows a message and still links to the clinic', () => {
  mount(fixtures.minimal.data);
  expect(document.body.textContent).toContain('No options available.');
  expect(button(/^Reserve$/).getAttribute('href')).toBe('/cscenter/contact');
});

test('a site without prices shows none here', () => {
  mount(fixtures.default.data, { hasPriceView: false });
  press(boxes()[0]);
  expect(total()).toContain('Prices are given in the consultation.');
  expect(document.body.textContent).not.toMatch(/₩|\d%|not included/);
  expect(store.get(selectionAtom).selectedProducts).toEqual([]);
});

test('the count keeps updating on a translated page, and no text shares its element', () => {
  mount();
  press(boxes()[0]);
  press(button(/^Add to cart$/));
  expect(textsBesideOthers(document.body)).toEqual([]);
  translate(document.body);
  press(boxes()[1]);
  press(button(/^One more of .*100/));
  expect(total()).toContain('3 treatments selected');
  expect(total()).toContain('₩295,000');
});

test('the number of sessions is shown unless the name states it, not only its digits', () => {
  mount();
  const shown = () =>
    [...document.querySelectorAll('.OptionPicker-sessions')].map(({ textContent }) => textContent);
  expect(shown()).toHaveLength(1);
  expect(shown()[0]).toContain('3');
});
