// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { all, pass, press, resetPopups, row, show } from './popups-for-test.ts';

resetPopups();
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
afterEach(() => {
  vi.useRealTimers();
});

const openPopups = () => all<HTMLDialogElement>('dialog[data-popup]').map(({ open }) => open);

test.each([
  ['a field', '<input>', 'input'],
  ['a menu', '<div popover="auto" class="is-open"></div>', undefined],
  ['the search', '<dialog data-close-on-navigate open></dialog>', undefined],
  ['a password dialog', '<dialog data-form-dialog="open" open></dialog>', undefined],
  ['a frame', '<iframe title="widget"></iframe>', 'iframe'],
])('a layer popup waits while the visitor uses %s', async (_, html, focused) => {
  const used = document.body.appendChild(document.createElement('div'));
  used.innerHTML = html;
  if (focused) used.querySelector<HTMLElement>(focused)?.focus();
  await show([row(1)]);
  await pass(5_000);
  expect(openPopups()).toEqual([false]);
  used.remove();
  await pass(1_000);
  expect(openPopups()).toEqual([true]);
});

test('a layer popup waits for the widget that the address opens, and the next one for a field', async () => {
  const widget = document.body.appendChild(document.createElement('reservation-widget'));
  const shadow = widget.attachShadow({ mode: 'open' });
  shadow.innerHTML = '<dialog open></dialog>';
  await show([row(1), row(2)]);
  expect(openPopups()).toEqual([false]);
  widget.remove();
  await pass(1_000);
  expect(openPopups()).toEqual([true]);
  const field = document.body.appendChild(document.createElement('input'));
  field.focus();
  await press('.Popups-close');
  expect(openPopups()).toEqual([false]);
  field.remove();
  await pass(1_000);
  expect(openPopups()).toEqual([true]);
});
