// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test } from 'vitest';
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

beforeAll(() => reportPointing(outlines, (message) => sent.push(message)));
beforeEach(() => {
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
  expect(sent).toEqual([
    { type: 'select', marker: 'a' },
    { type: 'go', path: '/en/products?page=2' },
  ]);
});

test('links to other sites lead nowhere', () => {
  expect(press('#out')).toBe(false);
  expect(sent).toEqual([]);
});

test('a double click reports the text', () => {
  press('h2', 'dblclick');
  expect(sent).toEqual([{ type: 'edit', marker: 'a', text: 'Title here' }]);
});
