// @vitest-environment jsdom
import { act, useState } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { PageProvider } from '#engine/context/use-page.tsx';
import { type IslandPage, islandContext } from '#engine/render/pick-facts.ts';
import { QuantityField } from './QuantityField.tsx';

const page = { locale: 'ko', mainLocale: 'ko', path: '/', query: {}, params: {} } as unknown as IslandPage;
const names = { label: '리쥬란 수량', lessLabel: '리쥬란 하나 빼기', moreLabel: '리쥬란 하나 더하기' };
let place: HTMLElement;
let root: Root | undefined;
let reported: number[] = [];
let taken = 0;

beforeEach(() => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  reported = [];
  taken = 0;
  place = document.body.appendChild(document.createElement('div'));
});

afterEach(() => {
  act(() => root?.unmount());
  place.remove();
});

type Props = { from: number; canBeNone?: boolean; isInDialog?: boolean };

function Counter({ from, canBeNone = false, isInDialog = false }: Props) {
  const [quantity, setQuantity] = useState(from);
  return (
    <PageProvider page={islandContext(page, {})}>
      <QuantityField
        {...names}
        value={quantity}
        onChange={(next) => {
          reported.push(next);
          setQuantity(next);
        }}
        {...(canBeNone && { onNone: () => void taken++ })}
        isInDialog={isInDialog}
      />
    </PageProvider>
  );
}

function mount(props: Props): void {
  root = createRoot(place);
  act(() => root?.render(<Counter {...props} />));
}

const field = () => document.querySelector('input') as HTMLInputElement;
const button = (name: string) => document.querySelector(`[aria-label="${name}"]`) as HTMLButtonElement;
const less = () => button(names.lessLabel);
const more = () => button(names.moreLabel);
const press = (element: HTMLElement) => act(() => element.click());
const key = (name: string) =>
  act(() => void field().dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true })));
const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
const type = (text: string) =>
  act(() => {
    field().focus();
    setValue?.call(field(), text);
    field().dispatchEvent(new Event('input', { bubbles: true }));
  });
const leave = () => act(() => field().blur());

test('a number is typed and reported at once, in digits of an input method too', () => {
  mount({ from: 1 });
  type('2');
  type('25');
  expect(reported).toEqual([2, 25]);
  type('１２');
  expect(reported).toEqual([2, 25, 12]);
  leave();
  expect(reported).toEqual([2, 25, 12]);
});

test('an emptied field reports nothing and shows its number again when it is left', () => {
  mount({ from: 7 });
  type('');
  expect(field().value).toBe('');
  leave();
  expect(field().value).toBe('7');
  expect(reported).toEqual([]);
});

test('what is typed beyond the range becomes its end, and letters change nothing', () => {
  mount({ from: 7 });
  type('150');
  expect(field().value).toBe('99');
  type('0');
  leave();
  expect(field().value).toBe('1');
  type('abc');
  type('-3');
  type('2.5');
  leave();
  expect(field().value).toBe('1');
  expect(reported).toEqual([99, 1]);
});

test('arrows and page keys go one step, Home and End to the ends of the range', () => {
  mount({ from: 5 });
  act(() => field().focus());
  for (const name of ['ArrowUp', 'PageUp', 'ArrowDown', 'PageDown', 'End', 'ArrowUp', 'Home', 'ArrowDown'])
    key(name);
  expect(reported).toEqual([6, 7, 6, 5, 99, 1]);
});

test('buttons step, and at the end of the range do nothing but keep the focus', () => {
  mount({ from: 2 });
  press(more());
  press(less());
  press(less());
  expect(reported).toEqual([3, 2, 1]);
  expect([less(), more()].map((one) => one.getAttribute('aria-disabled'))).toEqual(['true', 'false']);
  less().focus();
  press(less());
  expect(reported).toEqual([3, 2, 1]);
  expect(document.activeElement).toBe(less());
  expect(taken).toBe(0);
});

test('where the last one can be taken away, the button does it from one, and no key does', () => {
  mount({ from: 2, canBeNone: true });
  press(less());
  expect(taken).toBe(0);
  expect(less().getAttribute('aria-disabled')).toBe('false');
  key('ArrowDown');
  key('Home');
  expect(taken).toBe(0);
  press(less());
  expect(taken).toBe(1);
  expect(reported).toEqual([1]);
});

test('turning the wheel over the focused field changes nothing and scrolls the page', () => {
  mount({ from: 5 });
  act(() => field().focus());
  const wheel = new WheelEvent('wheel', { deltaY: -100, bubbles: true, cancelable: true });
  act(() => void field().dispatchEvent(wheel));
  expect(wheel.defaultPrevented).toBe(false);
  expect(reported).toEqual([]);
});

test('field and buttons are named, and phones show digits', () => {
  mount({ from: 1 });
  expect(field().getAttribute('aria-label')).toBe(names.label);
  expect(field().getAttribute('aria-roledescription')).toMatch(/[가-힣]/);
  expect(field().inputMode).toBe('numeric');
  expect([less(), more()].map((one) => one.getAttribute('aria-controls'))).toEqual([field().id, field().id]);
});

test('a new number is announced at the end of the page, in a modal dialog inside of it', () => {
  mount({ from: 1 });
  act(() => field().focus());
  key('ArrowUp');
  expect(document.querySelector('[data-live-announcer] [aria-live=assertive]')?.textContent).toBe('2');
  expect(document.querySelector('.Ui-quantity [aria-live]')).toBeNull();
  act(() => root?.unmount());
  mount({ from: 1, isInDialog: true });
  expect(document.querySelector('.Ui-quantity [aria-live]')?.textContent).toBe('');
  press(more());
  expect(document.querySelector('.Ui-quantity [aria-live]')?.textContent).toBe('2');
});

test('the HTML of the server shows the number, and what was typed into it is there once it lives', () => {
  const complaints: unknown[] = [];
  const element = <Counter from={3} />;
  place.innerHTML = renderToString(element);
  expect(field().getAttribute('value')).toBe('3');
  field().value = '12';
  act(() => {
    root = hydrateRoot(place, element, {
      onRecoverableError: (error) => complaints.push(error),
    });
  });
  expect(complaints).toEqual([]);
  expect(field().value).toBe('12');
  expect(reported).toEqual([12]);
});
