import { expect, test } from 'vitest';
import { pictureCache, queueRender } from './picture-cache.ts';

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

test('the pages that were not used for the longest go first', () => {
  const page = (size: number) => ({ html: 'x'.repeat(size), area: null });
  pictureCache.set('a', page(5_000_000));
  pictureCache.set('b', page(5_000_000));
  pictureCache.get('a');
  pictureCache.set('c', page(5_000_000));
  expect(['a', 'b', 'c'].map((key) => pictureCache.get(key) !== undefined)).toEqual([true, false, true]);
});
