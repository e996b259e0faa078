/**
 * Throttles a function: an event that affects all visitors at once needs only one log line.
 * @param every milliseconds
 */
export function seldom<T extends unknown[]>(
  tell: (...told: T) => void,
  every = 10_000,
  now: () => number = Date.now,
): (...told: T) => void {
  let next = 0;
  return (...told) => {
    if (now() < next) return;
    next = now() + every;
    tell(...told);
  };
}
