import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createSieve } from './sieve.ts';

test('what was hit outlives what was not, however new that is', () => {
  const cache = createSieve<string, string>(3);
  for (const key of ['hot', 'a', 'b']) cache.set(key, key, 1);
  cache.get('hot');
  for (const key of ['c', 'd', 'e', 'f']) cache.set(key, key, 1);
  expect(cache.get('hot')).toBe('hot');
  expect(cache.get('a')).toBeUndefined();
});

test('a value larger than all the room is not kept and evicts nothing', () => {
  const cache = createSieve<string, string>(10);
  cache.set('small', 's', 4);
  cache.set('huge', 'h', 11);
  expect(cache.get('huge')).toBeUndefined();
  expect(cache.get('small')).toBe('s');
});

test('a value that grows counts for what it has become', () => {
  const evicted: string[] = [];
  const cache = createSieve<string, string>(10, (_, key) => evicted.push(key));
  cache.set('a', 'a', 4);
  cache.set('b', 'b', 4);
  cache.grow('b', 4);
  expect(cache.bytes).toBeLessThanOrEqual(10);
  expect(evicted).toEqual(['a']);
});

test('whatever happens, it holds no more than its bytes and counts them right', () => {
  const step = fc.record({
    does: fc.constantFrom('get' as const, 'set' as const, 'grow' as const, 'delete' as const),
    key: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
    bytes: fc.integer({ min: 1, max: 40 }),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 200 }), (steps) => {
      const kept = new Map<string, number>();
      const cache = createSieve<string, string>(100, (_, key) => kept.delete(key));
      for (const { does, key, bytes } of steps) {
        if (does === 'get') expect(cache.get(key)).toBe(kept.has(key) ? key : undefined);
        if (does === 'delete') cache.delete(key);
        if (does === 'grow' && kept.has(key)) {
          kept.set(key, (kept.get(key) ?? 0) + bytes);
          cache.grow(key, bytes);
        }
        if (does === 'set') {
          cache.set(key, key, bytes);
          kept.set(key, bytes);
        }
        const total = [...kept.values()].reduce((sum, one) => sum + one, 0);
        expect(cache.bytes).toBe(total);
        expect(cache.size).toBe(kept.size);
        expect(total).toBeLessThanOrEqual(100);
      }
    }),
  );
});
