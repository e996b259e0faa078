import { MemoryDriver } from 'bentocache/drivers/memory';
import { LRUCache } from 'lru-cache';

/** What Bentocache hands its driver for one key. */
type Item<T> = { value: T };

/**
 * Bentocache's memory driver in a room of bytes. Its own way to bound bytes is to keep everything as text, which
 * costs a parse for every read: here each value says what it takes.
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
