/** Milliseconds before each try: two minutes in all. */
const delays = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000, 60_000];

/** Tries again what has failed, by itself for a while and then only when there is a reason to. */
export type RetryLater = {
  /** It has failed: it is tried again, each time after a longer pause, until the last one. */
  failed: () => void;
  /** It has succeeded, or something newer takes its place: the next failure is the first. */
  reset: () => void;
  /** There is a reason to try at once, such as a connection; does nothing if the last try succeeded. */
  now: () => void;
};

export function createRetryLater(run: () => void): RetryLater {
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const reset = () => {
    clearTimeout(timer);
    failures = 0;
  };
  return {
    reset,
    failed: () => {
      clearTimeout(timer);
      const delay = delays[failures];
      failures += 1;
      if (delay !== undefined) timer = setTimeout(run, delay);
    },
    now: () => {
      if (failures === 0) return;
      clearTimeout(timer);
      failures = 1;
      run();
    },
  };
}

/** Whether the same request may succeed later: no answer came, the server cannot now, or the token has to be renewed. */
export const isTemporary = (status: number): boolean =>
  status === 0 || status === 401 || status === 429 || status >= 500;
