// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { createDocument, redo, setValue, undo } from '../document/site-document.ts';
import { storeHistory, withStoredHistory } from './stored-history.ts';

const site = { code: 'bomnal', operatorId: 1 };
const opened = createDocument('{"title": "one", "menu": []}');
const edited = setValue(setValue(opened, ['title'], 'two', 0), ['title'], 'three', 5_000);
beforeEach(() => sessionStorage.clear());

/** A document as a reload of the tab opens it, after `before` was open. */
function reload(before: typeof opened, text = before.text, ofSite = site) {
  storeHistory(sessionStorage, site, before);
  return withStoredHistory(sessionStorage, ofSite, createDocument(text));
}

test('after a reload, every step can be undone and redone as before', () => {
  const reloaded = reload(undo(edited));
  expect(redo(reloaded).text).toBe(edited.text);
  expect(undo(reloaded).text).toBe(opened.text);
  expect(undo(undo(redo(reloaded))).text).toBe(opened.text);
});

test('a text that has changed meanwhile, and another site or operator, has none of the steps', () => {
  for (const [text, ofSite] of [
    [edited.text.replace('menu', 'slot'), site],
    [`${edited.text} `, site],
    [edited.text, { ...site, code: 'haru' }],
    [edited.text, { ...site, operatorId: 2 }],
  ] as const)
    expect(reload(edited, text, ofSite).past).toEqual([]);
});

test('steps that cannot be read or do not fit the text are ignored', () => {
  storeHistory(sessionStorage, site, { ...edited, past: [...edited.past, ...edited.past] });
  expect(withStoredHistory(sessionStorage, site, createDocument(edited.text)).past).toEqual([]);
  sessionStorage.setItem('maru:history:1:bomnal', '{"past": 1}');
  expect(withStoredHistory(sessionStorage, site, opened)).toBe(opened);
});

test('the oldest steps are left out if there is no room for all', () => {
  const long = ['a', 'b', 'c'].reduce(
    (document, letter, index) => setValue(document, ['title'], letter.repeat(300_000), index * 5_000),
    opened,
  );
  const reloaded = reload(long);
  expect(reloaded.past.length).toBe(1);
  expect(undo(reloaded).text).toBe(undo(long).text);
  const full = { setItem: () => expect.fail(), removeItem: () => {} } as unknown as Storage;
  expect(() => storeHistory(full, site, edited)).not.toThrow();
});
