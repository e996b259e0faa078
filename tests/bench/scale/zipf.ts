/**
 * Draws from 0 … count-1 as visitors choose sites: the n-th is visited 1/n as often as the first (Zipf, s = 1).
 * @param random numbers from 0 to 1, seeded if two runs must draw the same values
 */
export function zipf(count: number, random: () => number): () => number {
  const upTo = new Float64Array(count);
  let sum = 0;
  for (let rank = 0; rank < count; rank += 1) {
    sum += 1 / (rank + 1);
    upTo[rank] = sum;
  }
  return () => {
    const drawn = random() * sum;
    let low = 0;
    let high = count - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((upTo[middle] ?? sum) < drawn) low = middle + 1;
      else high = middle;
    }
    return low;
  };
}

/** Numbers from 0 to 1 that are the same in every run (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
