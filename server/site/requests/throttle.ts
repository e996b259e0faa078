const intervalMs = 10_000;

/** Calls `act` at most once in 10 seconds: an event that affects all visitors at once needs only one log line. */
export function throttle<T extends unknown[]>(act: (...args: T) => void): (...args: T) => void {
  let next = 0;
  return (...args) => {
    if (Date.now() < next) return;
    next = Date.now() + intervalMs;
    act(...args);
  };
}
