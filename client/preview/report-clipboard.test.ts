// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { reportClipboard } from './report-clipboard.ts';

let sent: unknown[] = [];
beforeAll(() => reportClipboard((message) => sent.push(message)));
beforeEach(() => {
  sent = [];
  getSelection()?.removeAllRanges();
  document.body.innerHTML = '<p>Text</p><input><div contenteditable="true"><b>Edited</b></div>';
});

/** Copies or pastes at an element. @returns whether the browser does what it does by itself */
function happen(type: 'copy' | 'paste', selector: string, text = ''): boolean {
  const event = Object.assign(new Event(type, { bubbles: true, cancelable: true }), {
    clipboardData: { getData: () => text },
  });
  return document.querySelector(selector)?.dispatchEvent(event) ?? true;
}

test('what is pasted into the page goes to the console, and the chosen node is copied', () => {
  expect(happen('paste', 'body', '{"maru":"node"}')).toBe(false);
  expect(happen('copy', 'p')).toBe(false);
  expect(sent).toEqual([{ type: 'paste', text: '{"maru":"node"}' }, { type: 'copy' }]);
});

test('a text that is typed, or selected, is the browser’s own', () => {
  expect(happen('paste', 'input')).toBe(true);
  expect(happen('paste', 'b')).toBe(true);
  expect(happen('copy', 'b')).toBe(true);
  getSelection()?.selectAllChildren(document.querySelector('p') as Element);
  expect(happen('copy', 'p')).toBe(true);
  expect(sent).toEqual([]);
});

test('a text that is longer than any node is not sent', () => {
  happen('paste', 'body', 'x'.repeat(200_001));
  expect(sent).toEqual([{ type: 'paste', text: '' }]);
});
