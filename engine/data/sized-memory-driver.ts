import { MemoryDriver } from 'bentocache/drivers/memory';
import { LRUCache } from 'lru-cache';

/** What Bentocache passes to its driver for one key. */
type Item<T> = { value: T };

/**
 * Bentocache's memory driver with a byte limit. Bentocache's own byte limit stores every value as text, which costs a
 * parse for every read; here the caller states the size of each value.
 */
export function sizedMemoryDriver<T>(maxBytes: number, bytesOf: (value: T) => number) {
  const cacheInstance = new LRUCache<string, Item<T>>({
    maxSize: maxBytes,
    sizeCalculation: ({ value }) => bytesOf(value),
  });
  return {
    options: { serialize: false },
    factory: (config: object) => new MemoryDriver({ ...config, cacheInstance } as object),
  };
}
