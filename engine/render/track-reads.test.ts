import { expect, test } from 'vitest';
import { trackReads } from './track-reads.ts';

test('only reads are recorded, by name or by enumeration', () => {
  const one = trackReads({ a: 1, b: 2 });
  const { a } = one.tracked;
  expect([a, [...one.reads]]).toEqual([1, [['a', 1]]]);
  const all = trackReads({ a: 1, b: 2 });
  expect({ ...all.tracked }).toEqual({ a: 1, b: 2 });
  expect([...all.reads.keys()]).toEqual(['a', 'b']);
  const asked = trackReads<{ a?: number }>({});
  expect('a' in asked.tracked).toBe(false);
  expect([...asked.reads]).toEqual([['a', undefined]]);
});
