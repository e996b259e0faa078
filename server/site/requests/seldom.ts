/**
 * Calls through at most once in a while: what happens to every visitor at once is worth one line of the log.
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
