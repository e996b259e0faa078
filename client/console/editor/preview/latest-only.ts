/**
 * Sends items one at a time: at once if there is nothing to wait for, otherwise only the last of those that arrived
 * while it waited.
 */
type LatestOnly<T> = {
  push: (item: T) => void;
  /** The item with this serial was answered. */
  done: (serial: number) => void;
  /** Forgets what waits. */
  stop: () => void;
};

/**
 * @param send gets an item and its serial
 * @param times milliseconds: `gap` at least between two items, `limit` after which an item without an answer counts as lost
 */
export function createLatestOnly<T>(
  send: (item: T, serial: number) => void,
  { gap, limit }: { gap: number; limit: number },
): LatestOnly<T> {
  let waiting: { item: T } | undefined;
  let serial = 0;
  let isBusy = false;
  let pause: ReturnType<typeof setTimeout> | undefined;
  let expiring: ReturnType<typeof setTimeout> | undefined;

  function sendNext(): void {
    if (isBusy || pause !== undefined || !waiting) return;
    const { item } = waiting;
    waiting = undefined;
    isBusy = true;
    serial += 1;
    const sent = serial;
    pause = setTimeout(() => {
      pause = undefined;
      sendNext();
    }, gap);
    expiring = setTimeout(() => done(sent), limit);
    send(item, sent);
  }

  function done(answered: number): void {
    if (answered !== serial || !isBusy) return;
    clearTimeout(expiring);
    isBusy = false;
    sendNext();
  }

  return {
    push: (item) => {
      waiting = { item };
      sendNext();
    },
    done,
    stop: () => {
      clearTimeout(pause);
      clearTimeout(expiring);
      waiting = undefined;
      pause = undefined;
    },
  };
}
