import { expect, test } from 'vitest';
import { followItem } from './follow-item.ts';

test.each([
  { change: 'an item is added before it', after: ['new', 'a', 'b', 'c'], now: 2 },
  { change: 'an item is removed before it', after: ['b', 'c'], now: 0 },
  { change: 'it is moved', after: ['b', 'a', 'c'], now: 0 },
  { change: 'it is edited', after: ['a', 'B', 'c'], now: 1 },
  { change: 'it is removed', after: ['a', 'c'], now: null },
  { change: 'it is removed, and so are all others', after: [], now: null },
  { change: 'another one is edited', after: ['a', 'b', 'C'], now: 1 },
  { change: 'nothing changes', after: ['a', 'b', 'c'], now: 1 },
])('$change', ({ after, now }) => {
  expect(followItem(['a', 'b', 'c'], after, 1)).toBe(now);
});

test('of items with the same content, the one at its place is followed', () => {
  expect(followItem(['a', 'a', 'b'], ['new', 'a', 'a', 'b'], 1)).toBe(2);
  expect(followItem(['a', 'b', 'a'], ['a', 'b', 'new', 'a'], 0)).toBe(0);
});
