import { LRUCache } from 'lru-cache';

/** Milliseconds for which a purge is remembered: longer than any answer lives. */
const purgeTtl = 25 * 3_600_000;

/** Milliseconds since 1970 with a fraction, to order a read and a purge within the same millisecond. */
export const preciseNow = (): number => performance.timeOrigin + performance.now();

/** Remembers purges, so that what was requested before one is recognized without visiting every cached value. */
export function createPurgeLog(): {
  purge: (tags: readonly string[]) => void;
  /** Whether something with these tags, requested at this time (`preciseNow`), is from before a purge of one of them. */
  isOutdated: (asked: number, tags: () => readonly string[]) => boolean;
} {
  /** Tag → its last purge. */
  const purged = new LRUCache<string, number>({
    // `max` would preallocate memory for all entries, 2 MB that stay empty.
    maxSize: 50_000,
    sizeCalculation: () => 1,
    ttl: purgeTtl,
  });
  let lastPurge = 0;
  return {
    purge: (tags) => {
      lastPurge = preciseNow();
      for (const tag of tags) purged.set(tag, lastPurge);
    },
    isOutdated: (asked, tags) => asked <= lastPurge && tags().some((tag) => asked <= (purged.get(tag) ?? 0)),
  };
}
