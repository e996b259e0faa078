// This file is part of the bootstrap: things are reported before what listens to them has loaded.

/** Remembered for readers that come later. A visit without readers must not fill the memory. */
const mostRemembered = 100;

/** What was reported last in this document, and the functions that get every item. They must not throw. */
export function createRecent<T>() {
  const last: T[] = [];
  const readers = new Set<(item: T) => void>();
  return {
    last,
    readers,
    add(item: T): void {
      if (last.push(item) > mostRemembered) last.shift();
      for (const read of readers) read(item);
    },
  };
}
