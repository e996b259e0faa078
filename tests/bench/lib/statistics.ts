/** The results of several rounds of one measurement. */
export type Spread = { median: number; min: number; max: number; values: number[] };

/**
 * @param values one per round, in the order of the rounds, or one per visit
 * @throws RangeError if there are none
 */
export function spreadOf(values: readonly number[]): Spread {
  if (values.length === 0) throw new RangeError('[bench] A spread of no values');
  return {
    median: median(values),
    // Not spread into Math.min: there may be more visits than a call can take arguments.
    min: values.reduce((least, value) => Math.min(least, value)),
    max: values.reduce((most, value) => Math.max(most, value)),
    values: [...values],
  };
}

/** The middle value; for an even count, the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/** Ratios round by round: noise in a round affects both. */
export function ratioOf(one: readonly number[], other: readonly number[]): Spread {
  if (one.length !== other.length) throw new RangeError('[bench] A ratio of rounds that do not match');
  return spreadOf(one.map((value, round) => value / (other[round] ?? Number.NaN)));
}
