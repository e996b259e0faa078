import { expect, test } from 'vitest';
import { fc } from '#tests/setup/fast-check.ts';
import { createSieve } from './sieve.ts';

test('an entry with hits outlives newer ones without', () => {
  const cache = createSieve<string, string>(3);
  for (const key of ['hot', 'a', 'b']) cache.set(key, key, 1);
  cache.get('hot');
  for (const key of ['c', 'd', 'e', 'f']) cache.set(key, key, 1);
  expect(cache.get('hot')).toBe('hot');
  expect(cache.get('a')).toBeUndefined();
});

test('a value larger than the cache is not stored and evicts nothing', () => {
  const cache = createSieve<string, string>(10);
  cache.set('small', 's', 4);
  cache.set('huge', 'h', 11);
  expect(cache.get('huge')).toBeUndefined();
  expect(cache.get('small')).toBe('s');
});

test('a value that grows counts with its new size', () => {
  const evicted: string[] = [];
  const cache = createSieve<string, string>(10, (_, key) => evicted.push(key));
  cache.set('a', 'a', 4);
  cache.set('b', 'b', 4);
  cache.grow('b', 4);
  expect(cache.bytes).toBeLessThanOrEqual(10);
  expect(evicted).toEqual(['a']);
});

test('after any sequence of operations, the cache is within its limit and its count is right', () => {
  const step = fc.record({
    does: fc.constantFrom('get' as const, 'set' as const, 'grow' as const, 'delete' as const),
    key: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
    bytes: fc.integer({ min: 1, max: 40 }),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 200 }), (steps) => {
      const stored = new Map<string, number>();
      const cache = createSieve<string, string>(100, (_, key) => stored.delete(key));
      for (const { does, key, bytes } of steps) {
        if (does === 'get') expect(cache.get(key)).toBe(stored.has(key) ? key : undefined);
        if (does === 'delete') cache.delete(key);
        if (does === 'grow' && stored.has(key)) {
          stored.set(key, (stored.get(key) ?? 0) + bytes);
          cache.grow(key, bytes);
        }
        if (does === 'set') {
          cache.set(key, key, bytes);
          stored.set(key, bytes);
        }
        const total = [...stored.values()].reduce((sum, one) => sum + one, 0);
        expect(cache.bytes).toBe(total);
        expect(cache.size).toBe(stored.size);
        expect(total).toBeLessThanOrEqual(100);
      }
    }),
  );
});
