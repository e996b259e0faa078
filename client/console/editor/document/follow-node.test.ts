import { expect, test } from 'vitest';
import { followNode } from './follow-node.ts';

const node = (id: string, more: object = {}) => ({ id, type: 'RichText', v: 1, ...more });
const documentOf = (...sections: object[]) => ({ pages: { '/': { sections } } }) as never;
const at = (index: number, ...rest: (string | number)[]) => ['pages', '/', 'sections', index, ...rest];

test('a node that has moved is found at its new place, and what is inside of it', () => {
  const [before, after] = [documentOf(node('a'), node('b')), documentOf(node('b'), node('a'))];
  expect(followNode(before, after, at(0))).toEqual(at(1));
  expect(followNode(before, after, at(1, 'data', 'html', 'ko'))).toEqual(at(0, 'data', 'html', 'ko'));
  const inside = documentOf(node('b', { slots: { left: [node('a')] } }));
  expect(followNode(before, inside, at(0))).toEqual(at(0, 'slots', 'left', 0));
});

test('what has not moved keeps its path, a node that is gone has none', () => {
  const [before, after] = [documentOf(node('a'), node('b')), documentOf(node('a', { data: {} }))];
  const path = at(0, 'data', 'html');
  expect(followNode(before, after, path)).toBe(path);
  expect(followNode(before, after, at(1))).toBeNull();
});

test('a node of a page that is the template’s again keeps its path', () => {
  expect(followNode(documentOf(node('a')), { pages: {} } as never, at(0))).toEqual(at(0));
});

test('paths of other values, and of a text that cannot be read, stay', () => {
  const menu = ['menu', 0];
  expect(followNode({ menu: [{ id: 'x' }] } as never, { menu: [] } as never, menu)).toBe(menu);
  expect(followNode(documentOf(node('a')), undefined, menu)).toBe(menu);
});

test('a node whose id alone has changed is the same one, unlike another with the same content', () => {
  const path = at(0, 'id');
  expect(followNode(documentOf(node('a'), node('b')), documentOf(node('hero'), node('b')), path)).toBe(path);
  expect(followNode(documentOf(node('a'), node('b')), documentOf(node('b')), path)).toBeNull();
  expect(followNode(documentOf(node('a')), documentOf(node('new', { data: {} })), path)).toBeNull();
});
