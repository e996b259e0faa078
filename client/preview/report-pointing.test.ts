// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { PageText } from './page-text.ts';
import { reportPointing } from './report-pointing.ts';

let sent: unknown[] = [];
let selected: string | null = null;
const outlines = {
  draw: () => {},
  setNames: () => {},
  hover: () => {},
  selected: () => selected,
  select: (marker: string | null) => {
    selected = marker;
  },
};

let pointed: PageText[] = [];
let edited: Element | undefined;
beforeAll(() =>
  reportPointing(outlines, (message) => sent.push(message), {
    isEdited: (target) => target instanceof Node && edited?.contains(target) === true,
    onTexts: (texts) => {
      pointed = texts;
    },
  }),
);
afterEach(() => vi.useRealTimers());
beforeEach(() => {
  vi.useFakeTimers();
  edited = undefined;
  sent = [];
  selected = null;
  document.body.innerHTML =
    '<section data-maru-node="a"><h2>Title <b>here</b></h2><a href="/en/products?page=2">More</a></section><a id="out" href="https://other.example/">x</a>';
});

/** @returns whether the browser may follow it */
const press = (selector: string, type = 'click') =>
  document.querySelector(selector)?.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }));

test('a click selects the node that it is in', () => {
  press('b');
  expect(sent).toEqual([{ type: 'select', marker: 'a' }]);
});

test('a link selects its node first, then asks for its page; the browser follows neither', () => {
  expect(press('section a')).toBe(false);
  expect(press('section a')).toBe(false);
  vi.advanceTimersByTime(400);
  expect(sent).toEqual([
    { type: 'select', marker: 'a' },
    { type: 'go', path: '/en/products?page=2' },
  ]);
});

test('links to other sites lead nowhere', () => {
  expect(press('#out')).toBe(false);
  expect(sent).toEqual([]);
});

test('a double click reports the text, and those of the elements around it', () => {
  press('h2', 'dblclick');
  expect(sent).toEqual([{ type: 'edit', marker: 'a', texts: ['Title here', 'Title hereMore'] }]);
  expect(pointed[0]?.element).toBe(document.querySelector('h2'));
});

test('a double click on a link edits its text and does not follow it', () => {
  selected = 'a';
  press('section a');
  press('section a', 'dblclick');
  vi.advanceTimersByTime(1_000);
  expect(sent).toEqual([{ type: 'edit', marker: 'a', texts: ['More', 'Title hereMore'] }]);
});

test('clicks into a text that is edited belong to it', () => {
  edited = document.querySelector('h2') ?? undefined;
  press('b');
  press('b', 'dblclick');
  expect(sent).toEqual([]);
});
