// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { closeOutside } from './close-outside.ts';

document.addEventListener('click', closeOutside);
const dialog = () => document.querySelector('dialog') as HTMLDialogElement;
const click = (element: Element, clientX: number) =>
  element.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX, clientY: 50 }));

beforeEach(() => {
  document.body.innerHTML = '<dialog open closedby="any"><p></p></dialog>';
  Object.assign(dialog(), {
    close: () => dialog().removeAttribute('open'),
    getBoundingClientRect: () => new DOMRect(600, 0, 400, 800),
  });
});

test('a click outside a `closedby="any"` dialog closes it', () => {
  click(dialog(), 300);
  expect(dialog().open).toBe(false);
});

test('a click on the dialog, its padding or its content leaves it open', () => {
  click(dialog(), 610);
  click(document.querySelector('p') as Element, 300);
  expect(dialog().open).toBe(true);
});

test('a dialog with another `closedby` value stays open', () => {
  dialog().setAttribute('closedby', 'closerequest');
  click(dialog(), 300);
  expect(dialog().open).toBe(true);
});
