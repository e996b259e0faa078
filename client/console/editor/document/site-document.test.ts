import { expect, test } from 'vitest';
import {
  createDocument,
  duplicateNode,
  insertNode,
  moveNode,
  redo,
  removeAt,
  replaceText,
  setValue,
  undo,
} from './site-document.ts';

const text = `{
  // The pages.
  "pages": {
    "home": [
      // First.
      { "id": "a", "type": "hero" }, // behind a
      {
        "id": "b", // the id
        "items": [1, 2, 3]
      }
      // The end.
    ],
    "about": []
  }
}
`;
const site = createDocument(text);

test('A value is set by path, and every other byte stays', () => {
  expect(setValue(site, ['pages', 'home', 0, 'type'], 'banner').text).toBe(text.replace('hero', 'banner'));
});

test('A new property goes to the end of its object with the comments in place', () => {
  const set = setValue(site, ['pages', 'home', 1, 'props', 'title', 'ko'], '안녕');
  expect(set.text).toContain(`"items": [1, 2, 3],
        "props": {
          "title": {
            "ko": "안녕"
          }
        }
      }
      // The end.`);
});

test('An object is changed in its differing parts, so that comments inside survive', () => {
  const set = setValue(site, ['pages', 'home', 1], { id: 'c', items: [1, 3] });
  expect(set.text).toBe(text.replace('"b"', '"c"').replace('[1, 2, 3]', '[1, 3]'));
});

test('Removed nodes take their own comments along', () => {
  expect(removeAt(site, ['pages', 'home', 0]).text).toBe(text.replace(/ {6}\/\/ First\.\n.*behind a\n/, ''));
  expect(removeAt(site, ['pages', 'home', 1]).text).toContain(
    '{ "id": "a", "type": "hero" } // behind a\n      // The end.\n    ]',
  );
});

test('What stands behind a line comment is not swallowed when a node between them is removed', () => {
  const inline = createDocument('[1, // of one\n  2, 3]');
  expect(removeAt(inline, [1]).value).toEqual([1, 3]);
  expect(removeAt(removeAt(inline, [2]), [1]).text).toBe('[1 // of one\n]');
});

test('A moved node keeps its comments and takes the indentation of its place', () => {
  const moved = moveNode(site, ['pages', 'home', 1], ['pages', 'about'], 0);
  expect(moved.text).toContain(`"about": [
      {
        "id": "b", // the id
        "items": [1, 2, 3]
      }
    ]`);
  expect(moveNode(moved, ['pages', 'about', 0], ['pages', 'home'], 0).value).toEqual({
    pages: {
      home: [
        { id: 'b', items: [1, 2, 3] },
        { id: 'a', type: 'hero' },
      ],
      about: [],
    },
  });
});

test('A node does not move into itself', () => {
  expect(moveNode(site, ['pages', 'home', 1], ['pages', 'home', 1, 'items'], 0)).toBe(site);
});

test('Nodes are inserted and copied', () => {
  expect(insertNode(site, ['pages', 'more'], 0, { id: 'x' }).value).toMatchObject({
    pages: { more: [{ id: 'x' }] },
  });
  const copied = duplicateNode(site, ['pages', 'home', 0], (copy) => ({ ...(copy as object), id: 'a-2' }));
  expect(copied.value).toMatchObject({ pages: { home: [{ id: 'a' }, { id: 'a-2' }, { id: 'b' }] } });
});

test('Typing in one place within a second is one step, and undone and done again to the byte', () => {
  const path = ['pages', 'home', 0, 'type'];
  const typed = setValue(setValue(site, path, 'h', 1000), path, 'he', 1900);
  expect(typed.past).toHaveLength(1);
  expect(undo(typed).text).toBe(text);
  expect(redo(undo(typed)).text).toBe(typed.text);
  expect(setValue(typed, path, 'her', 3000).past).toHaveLength(2);
});

test('What is emptied and filled again, or switched on and off, within a second is undone one by one', () => {
  const path = ['layouts', 'footer'];
  const emptied = setValue(site, path, null, 1000);
  const filled = setValue(emptied, path, { type: 'footer' }, 1100);
  const byTemplate = setValue(filled, path, undefined, 1200);
  expect(undo(byTemplate).text).toBe(filled.text);
  expect(undo(undo(byTemplate)).text).toBe(emptied.text);
  expect(undo(undo(undo(byTemplate))).text).toBe(text);
  const on = setValue(site, ['pages', 'open'], true, 1000);
  expect(undo(setValue(on, ['pages', 'open'], undefined, 1100)).text).toBe(on.text);
});

test('A text with an error has no value, and only the text can be changed', () => {
  const broken = replaceText(site, text.replace('[1, 2', '[1 2'));
  expect(broken.value).toBeUndefined();
  expect(broken.problems[0]).toMatchObject({ code: 'CommaExpected' });
  expect(setValue(broken, ['pages'], {})).toBe(broken);
  expect(replaceText(site, '{"a": 1, "a": 2}').problems[0]?.code).toBe('DuplicateKey');
  expect(undo(broken).text).toBe(text);
});

test('The steps of a long day are limited in number and size, and the last one can always be undone', () => {
  const before = createDocument('{"n":0}');
  const many = Array.from({ length: 1_200 }, (_, index) => index + 1).reduce(
    (now, n) => setValue(now, ['n'], n, n * 10_000),
    before,
  );
  expect(many.past).toHaveLength(1_000);
  expect(undo(many).value).toEqual({ n: 1_199 });

  const large = (letter: string) => JSON.stringify({ text: letter.repeat(1_500_000) });
  const replaced = ['a', 'b', 'c'].reduce((now, letter) => replaceText(now, large(letter)), before);
  expect(replaced.past).toHaveLength(1);
  expect(undo(replaced).text).toBe(large('b'));
  const huge = replaceText(before, JSON.stringify({ text: 'd'.repeat(5_000_000) }));
  expect(undo(huge).text).toBe(before.text);
});
