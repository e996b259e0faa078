import { expect, test } from 'vitest';
import { orderAfterDrop } from './use-list-drag.ts';

test('rows are dropped before or after another, in their order', () => {
  const drop = (dropped: number[], key: number, dropPosition: 'before' | 'after') =>
    orderAfterDrop([1, 2, 3, 4], new Set(dropped), { key, dropPosition });
  expect(drop([4], 1, 'before')).toEqual([4, 1, 2, 3]);
  expect(drop([1], 4, 'after')).toEqual([2, 3, 4, 1]);
  expect(drop([4, 2], 3, 'after')).toEqual([1, 3, 2, 4]);
  expect(drop([2], 3, 'before')).toEqual([1, 2, 3, 4]);
});
