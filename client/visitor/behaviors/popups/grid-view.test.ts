// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { all, dialogs, items, press, pressEscape, resetPopups, row, show } from './popups-for-test.ts';

resetPopups();
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
afterEach(() => {
  vi.useRealTimers();
});

test('a grid shows all popups at once; closing one leaves the others', async () => {
  await show([row(1), row(2), row(3)], 'GRID');
  expect([items(), dialogs()]).toEqual([[1, 2, 3], []]);
  await press('.Popups-close', 1);
  expect(items()).toEqual([1, 3]);
  await press('.Popups-closeAll');
  expect(all('.Popups-grid')).toEqual([]);
});

test('Escape closes the focused popup of a grid, or else the first', async () => {
  await show([row(1), row(2), row(3)], 'GRID');
  all('.Popups-close')[1]?.focus();
  pressEscape();
  expect(items()).toEqual([1, 3]);
  expect(document.activeElement).toBe(document.querySelector('.Popups-grid'));
  pressEscape();
  expect(items()).toEqual([3]);
});

test('Escape in the reservation widget closes no popup behind it', async () => {
  await show([row(1), row(2)], 'GRID');
  const widget = document.body.appendChild(document.createElement('reservation-widget'));
  const field = widget.attachShadow({ mode: 'open' }).appendChild(document.createElement('input'));
  field.focus();
  pressEscape();
  expect(items()).toEqual([1, 2]);
  widget.remove();
});
