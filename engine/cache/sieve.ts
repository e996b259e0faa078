type Item<K, V> = {
  key: K;
  value: V;
  bytes: number;
  visited: boolean;
  /** Towards the head, where new items are inserted. */
  newer: Item<K, V> | undefined;
  older: Item<K, V> | undefined;
};

export type Sieve<K, V> = {
  get: (key: K) => V | undefined;
  /** The value stored under a key, without counting as a hit. */
  peek: (key: K) => V | undefined;
  /** Stores a value, replacing one under the same key. A value larger than the cache is not stored. */
  set: (key: K, value: V, bytes: number) => void;
  /** Adds to the size of a stored value. A negative number shrinks it. */
  grow: (key: K, bytes: number) => void;
  delete: (key: K) => void;
  readonly bytes: number;
  readonly size: number;
};

/**
 * A cache bounded by bytes that evicts as SIEVE does (Zhang et al., NSDI 2024): a hit only sets a flag, and a hand
 * walks from old to new, sparing once each entry that was hit since it last passed. Entries requested once, such as
 * the pages a crawler visits, are evicted before entries requested repeatedly.
 * @param onEvict is called for every value that leaves, for whatever reason
 */
export function createSieve<K, V>(
  maxBytes: number,
  onEvict: (value: V, key: K) => void = () => {},
): Sieve<K, V> {
  const items = new Map<K, Item<K, V>>();
  let head: Item<K, V> | undefined;
  let tail: Item<K, V> | undefined;
  let hand: Item<K, V> | undefined;
  let total = 0;

  const remove = (item: Item<K, V>) => {
    if (hand === item) hand = item.newer;
    if (item.newer) item.newer.older = item.older;
    else head = item.older;
    if (item.older) item.older.newer = item.newer;
    else tail = item.newer;
    items.delete(item.key);
    total -= item.bytes;
    onEvict(item.value, item.key);
  };
  const makeRoom = () => {
    while (total > maxBytes) {
      let item = hand ?? tail;
      while (item?.visited) {
        item.visited = false;
        item = item.newer ?? tail;
      }
      if (!item) return;
      hand = item;
      remove(item);
    }
  };

  return {
    get: (key) => {
      const item = items.get(key);
      if (!item) return undefined;
      item.visited = true;
      return item.value;
    },
    peek: (key) => items.get(key)?.value,
    set: (key, value, bytes) => {
      const known = items.get(key);
      if (known) remove(known);
      if (bytes > maxBytes) return;
      total += bytes;
      makeRoom();
      const item: Item<K, V> = { key, value, bytes, visited: false, newer: undefined, older: head };
      if (head) head.newer = item;
      head = item;
      tail ??= item;
      items.set(key, item);
    },
    grow: (key, bytes) => {
      const item = items.get(key);
      if (!item) return;
      item.bytes += bytes;
      total += bytes;
      makeRoom();
    },
    delete: (key) => {
      const item = items.get(key);
      if (item) remove(item);
    },
    get bytes() {
      return total;
    },
    get size() {
      return items.size;
    },
  };
}
