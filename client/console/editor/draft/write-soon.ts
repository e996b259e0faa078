/** Milliseconds: longer than a key takes to be shown, and what a crash of the browser can lose. */
const delay = 100;

/** Writes the last of the values that come within a tenth of a second. `flush` writes at once what waits. */
export function createWriteSoon<T>(write: (value: T) => void) {
  let waiting: { value: T; timer: ReturnType<typeof setTimeout> } | undefined;
  const flush = () => {
    if (!waiting) return;
    const { value, timer } = waiting;
    clearTimeout(timer);
    waiting = undefined;
    write(value);
  };
  return {
    write: (value: T) => {
      const timer = waiting?.timer ?? setTimeout(flush, delay);
      waiting = { value, timer };
    },
    flush,
  };
}
