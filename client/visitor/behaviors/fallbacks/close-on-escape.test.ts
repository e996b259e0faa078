// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { closeOnEscape } from './close-on-escape.ts';

test('Escape closes the search; other keys and a handled Escape do not', () => {
  // jsdom's dialogs have `open` but no methods.
  Object.assign(HTMLDialogElement.prototype, {
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  });
  document.body.innerHTML = '<dialog data-close-outside open><input></dialog><dialog open></dialog>';
  const [search, other] = document.querySelectorAll('dialog');
  const press = (key: string) => new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  closeOnEscape();
  search?.dispatchEvent(press('a'));
  const used = press('Escape');
  used.preventDefault();
  search?.dispatchEvent(used);
  expect(search?.open).toBe(true);
  search?.dispatchEvent(press('Escape'));
  expect([search?.open, other?.open]).toEqual([false, true]);
});
