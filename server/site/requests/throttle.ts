/**
 * Calls `act` at most once per `every`: an event that affects all visitors at once needs only one log line.
 * @param every milliseconds
 */
export function throttle<T extends unknown[]>(
  act: (...args: T) => void,
  every = 10_000,
  now: () => number = Date.now,
): (...args: T) => void {
  let next = 0;
  return (...args) => {
    if (now() < next) return;
    next = now() + every;
    act(...args);
  };
}
