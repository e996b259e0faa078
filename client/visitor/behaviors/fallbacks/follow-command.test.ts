// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { followCommand } from './follow-command.ts';

// Like a 2024 browser, jsdom does not support commands.
document.addEventListener('click', ({ target }) => followCommand(target));
const dialog = () => document.querySelector('dialog') as HTMLDialogElement;
const click = (selector: string) => (document.querySelector(selector) as HTMLElement).click();
let shown = 0;

beforeEach(() => {
  shown = 0;
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      if (this.open) throw new DOMException('It is open', 'InvalidStateError');
      this.open = true;
      shown += 1;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  });
  document.body.innerHTML = `
    <button id="opener" command="show-modal" commandfor="menu"><svg id="icon"></svg></button>
    <button id="lost" command="show-modal" commandfor="nowhere"></button>
    <dialog id="menu"><button id="closer" command="close" commandfor="menu"></button></dialog>`;
});

test('buttons open a modal dialog and close it by command', () => {
  document
    .querySelector('#icon')
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  expect([dialog().open, shown]).toEqual([true, 1]);
  click('#opener');
  expect([dialog().open, shown]).toEqual([true, 1]);
  click('#closer');
  expect(dialog().open).toBe(false);
});

test('a command for a missing dialog does nothing', () => {
  click('#lost');
  expect([dialog().open, shown]).toEqual([false, 0]);
});
