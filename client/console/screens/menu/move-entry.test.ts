import { expect, test } from 'vitest';
import { readJson } from '../../editor/document/parse-document.ts';
import { allRows, menuRows } from './menu-rows.ts';
import { type DropPosition, destinationOf, destinationsOf, moveEntry, pathAfter } from './move-entry.ts';

const text = `{
  "menu": [
    { "url": "/a", "title": "A", "subList": [{ "url": "/a1", "title": "A1" }, { "url": "/a2", "title": "A2" }] },
    // The second one.
    { "url": "/b", "title": "B", "subList": [] },
    { "url": "/c", "title": "C" }
  ]
}
`;
const shape = (of: string) =>
  menuRows(readJson(of)).map(({ title, children }) =>
    children.length > 0 ? `${title}(${children.map((child) => child.title)})` : title,
  );
const rows = menuRows(readJson(text));
const row = (title: string) => {
  const found = allRows(rows).find((one) => one.title === title);
  if (!found) throw new Error(title);
  return found;
};
const drop = (title: string, target: string, position: DropPosition) => {
  const to = destinationOf(row(title), row(target), position);
  if (!to) return undefined;
  const after = moveEntry(text, row(title), to);
  // The selection follows the entry.
  const moved = allRows(menuRows(readJson(after))).find(
    ({ path }) => JSON.stringify(path) === JSON.stringify(pathAfter(row(title), to)),
  );
  expect(moved?.title).toBe(title);
  return shape(after);
};

test('an entry is dropped before, behind and into others', () => {
  expect(drop('C', 'A', 'before')).toEqual(['C', 'A(A1,A2)', 'B']);
  expect(drop('A', 'B', 'after')).toEqual(['B', 'A(A1,A2)', 'C']);
  expect(drop('C', 'A2', 'before')).toEqual(['A(A1,C,A2)', 'B']);
  expect(drop('B', 'A', 'on')).toEqual(['A(A1,A2,B)', 'C']);
  expect(drop('B', 'C', 'on')).toEqual(['A(A1,A2)', 'C(B)']);
  expect(drop('A1', 'B', 'on')).toEqual(['A(A2)', 'B(A1)', 'C']);
  expect(drop('A2', 'A', 'before')).toEqual(['A2', 'A(A1)', 'B', 'C']);
});

test('an entry with a submenu goes into no other, and none into itself or where it is', () => {
  expect(drop('A', 'B', 'on')).toBeUndefined();
  expect(drop('A', 'A1', 'after')).toBeUndefined();
  expect(drop('A', 'A', 'before')).toBeUndefined();
  expect(drop('B', 'A', 'after')).toBeUndefined();
  expect(drop('A1', 'A', 'on')).toBeUndefined();
  expect(drop('B', 'A1', 'on')).toBeUndefined();
});

test('an entry that goes into a submenu loses its empty one, which the schema refuses there, and keeps its comment', () => {
  const to = destinationOf(row('B'), row('A'), 'on');
  const after = to ? moveEntry(text, row('B'), to) : '';
  expect(readJson(after)).toMatchObject({ menu: [{ subList: [{}, {}, { url: '/b', title: 'B' }] }, {}] });
  expect(JSON.stringify(readJson(after))).not.toContain('"subList":[]');
  expect(after).toContain('// The second one.');
});

test('the buttons offer what is possible', () => {
  const possible = (title: string) =>
    Object.entries(destinationsOf(row(title), rows)).flatMap(([name, to]) => (to ? [name] : []));
  expect(possible('A')).toEqual(['down']);
  expect(possible('B')).toEqual(['up', 'down', 'indent']);
  expect(possible('A1')).toEqual(['down', 'outdent']);
  expect(possible('A2')).toEqual(['up', 'outdent']);
});

test('a menu in any state is shown: no list, and entries that are none', () => {
  expect(menuRows({ menu: 'x' })).toEqual([]);
  expect(menuRows(undefined)).toEqual([]);
  expect(menuRows({ menu: [null, 3, { title: 1, subList: 'x' }] })).toMatchObject([
    { isInvalid: true },
    { isInvalid: true },
    { url: '', children: [] },
  ]);
});
