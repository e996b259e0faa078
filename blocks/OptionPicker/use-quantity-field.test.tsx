// @vitest-environment jsdom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { waitTimeoutMs } from '#tests/setup/wait-timeout.ts';
import { boxes, button, mount, press, resetAfterEach, total } from './picker-for-test.tsx';

resetAfterEach();

/** The code of the number field has come. */
const whenField = () =>
  vi.waitFor(async () => {
    await act(async () => {});
    expect(document.querySelector('.Ui-quantity input')).not.toBeNull();
  }, waitTimeoutMs);
const fields = () => [...document.querySelectorAll<HTMLInputElement>('.Ui-quantity input')];

test('a number field takes the place of the buttons, but not while one has the focus', async () => {
  mount();
  press(boxes()[0]);
  const more = button(/^One more of .*100/);
  more.focus();
  press(more);
  await act(async () => void (await import('#blocks/_ui/QuantityField.tsx')));
  expect(document.activeElement).toBe(more);
  act(() => button(/^One less of .*100/).focus());
  expect(fields()).toEqual([]);
  act(() => boxes()[1]?.focus());
  await whenField();
  expect(fields().map(({ value }) => value)).toEqual(['2']);
  expect(fields()[0]?.getAttribute('aria-label')).toMatch(/^Quantity of .*100/);
});

test('a quantity is typed, and its button takes the last one away and leaves the focus at the option', async () => {
  mount();
  press(boxes()[0]);
  await whenField();
  const [field] = fields();
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, '12');
  act(() => void field?.dispatchEvent(new Event('input', { bubbles: true })));
  expect(total()).toContain('12 treatments selected');
  act(() => field?.focus());
  act(() => void field?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Home', bubbles: true })));
  expect(total()).toContain('1 treatment selected');
  press(button(/^One less of .*100/));
  expect(boxes()[0]?.checked).toBe(false);
  expect(document.activeElement).toBe(boxes()[0]);
});
