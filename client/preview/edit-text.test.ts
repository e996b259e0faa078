// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { createTextEditor } from './edit-text.ts';

let sent: unknown[];
let ended: number;
let editor: ReturnType<typeof createTextEditor>;
let heading: HTMLElement;
beforeEach(() => {
  sent = [];
  editor = createTextEditor(
    (message) => sent.push(message),
    () => {
      ended += 1;
    },
  );
  ended = 0;
  document.body.innerHTML = '<h2>Back to<br>spring</h2>';
  heading = document.querySelector('h2') as HTMLElement;
});

const key = (name: string, more: KeyboardEventInit = {}) =>
  heading.dispatchEvent(
    new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...more }),
  );
const type = (text: string) => {
  heading.textContent = text;
  heading.dispatchEvent(new InputEvent('input', { bubbles: true }));
};

test('what is typed is reported at once, and Enter ends it', () => {
  editor.begin(heading, 'a', 'Back to\nspring');
  expect([heading.textContent, heading.getAttribute('contenteditable')]).toEqual([
    'Back to\nspring',
    'plaintext-only',
  ]);
  type('Forward');
  key('Enter');
  expect(sent).toEqual([
    { type: 'text', marker: 'a', text: 'Forward' },
    { type: 'written', marker: 'a' },
  ]);
  expect([editor.element(), heading.hasAttribute('contenteditable'), ended]).toEqual([undefined, false, 1]);
});

test('Escape brings back the text from before', () => {
  editor.begin(heading, 'a', 'Back to\nspring');
  type('Forward');
  key('Escape');
  expect(sent.at(-2)).toEqual({ type: 'text', marker: 'a', text: 'Back to\nspring' });
});

test('Enter with Shift and while letters are composed belongs to the text', () => {
  editor.begin(heading, 'a', 'x');
  key('Enter', { shiftKey: true });
  key('Enter', { isComposing: true });
  // In WebKit, the Enter that confirms them comes after the composition.
  key('Enter', { keyCode: 229 });
  expect(editor.element()).toBe(heading);
});

test('another edit ends the one before', () => {
  editor.begin(heading, 'a', 'x');
  const other = document.createElement('p');
  document.body.append(other);
  editor.begin(other, 'b', 'y');
  expect(sent).toEqual([{ type: 'written', marker: 'a' }]);
});
