// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { focusAfterRemoval, focusIfLost } from './lost-focus.ts';

const row = (name: string) => `<li id="${name}"><select></select><button>${name}</button></li>`;
beforeEach(() => {
  document.body.innerHTML = `<main><h1>Members</h1><button id="other">Other</button>
    <section><h2>Open invitations</h2><ul>${['a', 'b', 'c'].map(row).join('')}</ul></section></main>`;
});
afterEach(() => document.body.replaceChildren());

const at = (selector: string) => document.querySelector<HTMLElement>(selector) as HTMLElement;
const focused = () => document.activeElement?.textContent;

/** Removes a row whose button has the focus, as a component does. */
async function remove(name: string, others = () => {}): Promise<void> {
  at(`#${name} button`).focus();
  const moveFocus = focusAfterRemoval(at(`#${name}`));
  at(`#${name}`).remove();
  others();
  await moveFocus();
}

test('the focus goes to the row after a removed one, else to the one before', async () => {
  await remove('b');
  expect(focused()).toBe('c');
  await remove('c');
  expect(focused()).toBe('a');
});

test('after the last row it goes to the heading above that is left', async () => {
  for (const name of ['b', 'c']) at(`#${name}`).remove();
  await remove('a');
  expect(focused()).toBe('Open invitations');
});

test('a list that is gone too leaves it to the heading of the screen', async () => {
  await remove('a', () => at('section').remove());
  expect(focused()).toBe('Members');
});

test('the focus stays where the operator has moved it meanwhile', async () => {
  await remove('b', () => at('#other').focus());
  expect(focused()).toBe('Other');
});

test('a button that has been disabled does not keep it, and a heading takes it without being scrolled to', async () => {
  at('#other').focus();
  (at('#other') as HTMLButtonElement).disabled = true;
  const scrolls = vi.spyOn(at('h1'), 'focus');
  await focusIfLost(() => at('h1'));
  expect(focused()).toBe('Members');
  expect(scrolls).toHaveBeenCalledWith({ preventScroll: true });
});

test('it waits until a dialog has closed, but not for one that stays open around the list', async () => {
  const dialog = document.body.appendChild(document.createElement('div'));
  dialog.className = 'Dialog-overlay';
  const waiting = focusIfLost(() => at('#a button'));
  await new Promise(requestAnimationFrame);
  expect(document.activeElement).toBe(document.body);
  dialog.remove();
  await waiting;
  expect(focused()).toBe('a');
  document.body.append(dialog);
  dialog.append(at('section'));
  await remove('a');
  expect(focused()).toBe('b');
  // Without any row it has nothing to show.
  await remove('b', () => dialog.remove());
  expect(focused()).toBe('Members');
});
