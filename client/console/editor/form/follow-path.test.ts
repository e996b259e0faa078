import { expect, test } from 'vitest';
import type { Json } from '#schemas/json.ts';
import { followPath } from './follow-path.ts';

const node = (id: string, ...cards: Json[]): Json => ({ id, type: 'Cards', v: 1, data: { cards } });
const card = (title: string, ...tags: string[]): Json => ({ title, tags });
const documentOf = (...sections: Json[]): Json => ({ pages: { '/': { sections } } });
const at = (section: number, ...rest: (string | number)[]) => [
  ...['pages', '/', 'sections', section, 'data', 'cards'],
  ...rest,
];
const before = documentOf(node('own', card('one'), card('two', 'a', 'b')));

test('an item of a list is followed, in its node and in another list', () => {
  const after = documentOf(node('new'), node('own', card('two', 'a', 'b')));
  expect(followPath(before, after, at(0, 1, 'title'))).toEqual(at(1, 0, 'title'));
  expect(followPath(before, after, at(0, 1, 'tags', 1))).toEqual(at(1, 0, 'tags', 1));
  const tagged = documentOf(node('own', card('one'), card('two', 'new', 'a', 'b')));
  expect(followPath(before, tagged, at(0, 1, 'tags', 1))).toEqual(at(0, 1, 'tags', 2));
});

test('an item that is gone has no path, nor has one of a node or list that is gone', () => {
  expect(followPath(before, documentOf(node('own', card('one'))), at(0, 1, 'title'))).toBeNull();
  expect(followPath(before, documentOf(node('new')), at(0, 1, 'title'))).toBeNull();
  expect(followPath(before, { pages: {} }, at(0, 1, 'title'))).toBeNull();
  const withoutList: Json = { id: 'own', type: 'Cards', v: 1, data: {} };
  expect(followPath(before, documentOf(withoutList), at(0, 1, 'title'))).toBeNull();
});

test('a path stays while the document cannot be read', () => {
  expect(followPath(before, undefined, at(0, 1, 'title'))).toEqual(at(0, 1, 'title'));
});
