/** Sends the last of several items after a pause, one at a time: the next one waits until the previous one is done. */
export type LatestOnly<T> = {
  push: (item: T) => void;
  /** The item with this serial was answered. */
  done: (serial: number) => void;
  /** Forgets what waits. */
  stop: () => void;
};

/**
 * @param send gets an item and its serial
 * @param times milliseconds: `pause` after the last item, `limit` after which an item without an answer counts as lost
 */
export function createLatestOnly<T>(
  send: (item: T, serial: number) => void,
  { pause, limit }: { pause: number; limit: number },
): LatestOnly<T> {
  let waiting: { item: T } | undefined;
  let serial = 0;
  let isBusy = false;
  let pausing: ReturnType<typeof setTimeout> | undefined;
  let expiring: ReturnType<typeof setTimeout> | undefined;

  function sendNext(): void {
    pausing = undefined;
    if (isBusy || !waiting) return;
    const { item } = waiting;
    waiting = undefined;
    isBusy = true;
    serial += 1;
    const sent = serial;
    expiring = setTimeout(() => done(sent), limit);
    send(item, sent);
  }

  function done(answered: number): void {
    if (answered !== serial || !isBusy) return;
    clearTimeout(expiring);
    isBusy = false;
    if (pausing === undefined) sendNext();
  }

  return {
    push: (item) => {
      waiting = { item };
      clearTimeout(pausing);
      pausing = setTimeout(sendNext, pause);
    },
    done,
    stop: () => {
      clearTimeout(pausing);
      clearTimeout(expiring);
      waiting = undefined;
      pausing = undefined;
    },
  };
}
