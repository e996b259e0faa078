import { expect, test } from 'vitest';
import { movedTo } from './moved-to.ts';

test.each([
  [0, 2, 'after', 2],
  [0, 2, 'before', 1],
  [2, 0, 'before', 0],
  [2, 0, 'after', 1],
  [1, 1, 'before', 1],
  [1, 1, 'after', 1],
  [1, 0, 'after', 1],
  [1, 2, 'before', 1],
] as const)('the item at %i dropped at %i, %s it, becomes the one at %i', (from, target, position, to) => {
  const items = ['a', 'b', 'c'];
  const moved = items[from] as string;
  const rest = items.toSpliced(from, 1);
  expect(movedTo(from, target, position)).toBe(to);
  expect(rest.toSpliced(to, 0, moved)[to]).toBe(moved);
});
