import { expect, test } from 'vitest';
import { flatRows, pageTree } from '../tree/page-tree.ts';
import { findingsByRow } from './findings-by-row.ts';

const child = { id: 'b', type: 'B', v: 1, data: {} };
const sections = [{ id: 'a', type: 'A', v: 1, data: {}, slots: { s: [child] } }];
const all = flatRows(pageTree({ pages: { '/': { sections } } }, {}, '/'));

test('the worst finding counts, at the innermost node', () => {
  const inner = ['pages', '/', 'sections', 0, 'slots', 's', 0];
  const found = findingsByRow(
    [
      { path: [...inner, 'data', 'title'], level: 'error' },
      { path: [...inner, 'data'], level: 'warning' },
      { path: ['pages', '/', 'sections', 0, 'data'], level: 'warning' },
    ],
    all,
  );
  expect([...found.values()]).toEqual(['error', 'warning']);
});

test('notes and findings outside of the page mark nothing', () => {
  const paths = [
    ['menu', 0],
    ['pages', '/other', 'sections', 0],
  ];
  expect(
    findingsByRow(
      paths.map((path) => ({ path, level: 'error' })),
      all,
    ).size,
  ).toBe(0);
  expect(findingsByRow([{ path: ['pages', '/', 'sections', 0], level: 'note' }], all).size).toBe(0);
});
