import { expect, test } from 'vitest';
import type { PageExplanation } from '#schemas/operator/preview.ts';
import { flatRows, pageTree } from './page-tree.ts';
import { rowStates } from './row-state.ts';

const node = (id: string) => ({ id, type: 'RichText', v: 1, data: {} });
const rowsOf = (page: string, ...ids: string[]) =>
  flatRows(pageTree({ pages: { [page]: { sections: ids.map(node) } } }, {}, page));
const key = (index: number) => `pages["/"].sections[${index}]`;
const explained = (id: string, index: number, state: 'hidden' | 'failed') => ({
  id,
  state,
  marker: key(index),
  path: ['pages', '/', 'sections', index],
});
const explanation = {
  nodes: [explained('a', 0, 'hidden'), explained('b', 1, 'failed')],
} as unknown as PageExplanation;

test('the state that the preview reports follows a node that has moved since', () => {
  const before = rowStates(explanation, new Map(), rowsOf('/', 'a', 'b', 'c'));
  expect([...before]).toEqual([
    [key(0), 'hidden'],
    [key(1), 'failed'],
  ]);
  const after = rowStates(explanation, new Map(), rowsOf('/', 'c', 'b', 'a'));
  expect(Object.fromEntries(after)).toEqual({ [key(1)]: 'failed', [key(2)]: 'hidden' });
});

test('nodes that are gone, or of another page, have no state', () => {
  expect(rowStates(explanation, new Map(), rowsOf('/', 'c')).size).toBe(0);
  expect(rowStates(explanation, new Map(), rowsOf('/info', 'a')).size).toBe(0);
});

test('a failure outweighs a finding, and a finding that a node is hidden', () => {
  const found = new Map([key(0), key(1)].map((one) => [one, 'warning' as const]));
  expect([...rowStates(explanation, found, rowsOf('/', 'a', 'b')).values()]).toEqual(['warning', 'failed']);
});
