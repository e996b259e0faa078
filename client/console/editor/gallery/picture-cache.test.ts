import { expect, test } from 'vitest';
import { queueRender } from './picture-cache.ts';

test('three pictures are rendered at once, and the next one when one of them is done or gone', () => {
  const begun: number[] = [];
  const ends = [0, 1, 2, 3, 4].map((number) => queueRender(() => begun.push(number)));
  expect(begun).toEqual([0, 1, 2]);
  // Scrolled out of view while it waits.
  ends[3]?.();
  ends[0]?.();
  ends[0]?.();
  expect(begun).toEqual([0, 1, 2, 4]);
  for (const end of ends) end();
  expect(begun).toHaveLength(4);
});
