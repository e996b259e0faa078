import { expect, test } from 'vitest';
import type { PageExplanation } from '#schemas/operator/preview.ts';
import { flatRows, pageTree } from './page-tree.ts';
import { shownNodes } from './shown-nodes.ts';

const node = (id: string, type = 'RichText') => ({ id, type, v: 1, data: {} });
const documentOf = (...ids: string[]) => ({ pages: { '/': { sections: ids.map((id) => node(id)) } } });
const rowsOf = (document: object) => flatRows(pageTree(document, {}, '/'));
const key = (index: number) => `pages["/"].sections[${index}]`;
/** The page of a document, as a preview explains it. */
const explained = (document: object) =>
  ({
    nodes: rowsOf(document).map((row) => ({ marker: row.key, path: row.path, id: row.id, type: row.name })),
  }) as unknown as PageExplanation;

test('a marker of a page that is older than the document leads to its node, wherever that is now', () => {
  const nodes = shownNodes(explained(documentOf('a', 'b', 'c')), rowsOf(documentOf('c', 'b', 'new')));
  expect([0, 1, 2].map((index) => nodes.rowOf(key(index))?.key)).toEqual([undefined, key(1), key(0)]);
  expect([0, 1, 2].map((index) => nodes.markerOf(key(index)))).toEqual([key(2), key(1), undefined]);
  expect(nodes.nodeOf(key(0))?.id).toBe('c');
});

test('an emptied slot of all pages is what the page still shows there', () => {
  const withHeader = (header: object | null) => ({ ...documentOf('a'), slots: { header } });
  const nodes = shownNodes(explained(withHeader(node('top'))), rowsOf(withHeader(null)));
  expect(nodes.rowOf('slots.header')?.kind).toBe('slot');
});

test('before a page is shown, a row has its own marker, and no marker leads anywhere', () => {
  const nodes = shownNodes(undefined, rowsOf(documentOf('a')));
  expect(nodes.markerOf(key(0))).toBe(key(0));
  expect(nodes.rowOf(key(0))).toBeUndefined();
});

test('while an id is typed, the page shows the node under the one before; a click there leads to no other node', () => {
  const nodes = shownNodes(explained(documentOf('a', 'b')), rowsOf(documentOf('hero', 'b')));
  expect(nodes.nodeOf(key(0))?.id).toBe('a');
  expect(nodes.rowOf(key(0))).toBeUndefined();
  const replaced = { pages: { '/': { sections: [node('c', 'Cta'), node('b')] } } };
  expect(shownNodes(explained(documentOf('a', 'b')), rowsOf(replaced)).nodeOf(key(0))).toBeUndefined();
});
