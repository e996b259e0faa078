import { expect, test } from 'vitest';
import { withFreeIds } from './with-free-ids.ts';

test('a copy and the nodes in its slots have ids of their own; ids of its data stay', () => {
  const node = {
    id: 'news',
    type: 'A',
    data: { rows: [{ id: 'news' }] },
    slots: { more: [{ id: 'news-2', type: 'B', data: {} }] },
  };
  expect(withFreeIds(node, new Set(['news', 'news-2']))).toEqual({
    ...node,
    id: 'news-3',
    slots: { more: [{ id: 'news-4', type: 'B', data: {} }] },
  });
});

test('what is no node is copied as it is', () => {
  expect(withFreeIds(5, new Set())).toBe(5);
  expect(withFreeIds({ id: 'x' }, new Set(['x']))).toEqual({ id: 'x' });
});
