import { expect, test } from 'vitest';
import { pageTree } from './page-tree.ts';
import { sharedMap, sharedRows } from './shared-rows.ts';

const page = (titles: string[]) =>
  pageTree(
    {
      pages: {
        '/': { sections: titles.map((title, at) => ({ id: `n${at}`, type: 'Text', data: { title } })) },
      },
    },
    {},
    '/',
  );

test('rows that did not change are the same objects, and so is an equal tree', () => {
  const before = page(['one', 'two', 'three']);
  expect(sharedRows(before, page(['one', 'two', 'three']))).toBe(before);
  const after = sharedRows(before, page(['one', 'changed', 'three']));
  expect(after.map((row, at) => row === before[at])).toEqual([true, false, true]);
  expect(after[1]?.text).toBe('changed');
});

test('a row that has come or gone is seen', () => {
  const before = page(['one', 'two']);
  expect(sharedRows(before, page(['one']))).toHaveLength(1);
  expect(sharedRows(before, page(['one', 'two', 'three']))).toHaveLength(3);
});

test('a row that was hidden is seen', () => {
  const rows = (more: object) =>
    pageTree({ pages: { '/': { sections: [{ id: 'a', type: 'Text', ...more }] } } }, {}, '/');
  const [row] = sharedRows(rows({}), rows({ hidden: true }));
  expect(row?.isHidden).toBe(true);
  expect(sharedRows(rows({ hidden: true }), rows({}))[0]?.isHidden).toBeUndefined();
});

test('a map with the same entries is the one before', () => {
  const before = new Map([['a', 1]]);
  expect(sharedMap(before, new Map([['a', 1]]))).toBe(before);
  expect(sharedMap(before, new Map([['a', 2]]))).not.toBe(before);
  expect(sharedMap(before, new Map([['b', 1]]))).not.toBe(before);
});
