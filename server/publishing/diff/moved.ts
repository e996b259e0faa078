type Name = string | number;

/**
 * The fewest names whose moves explain a new order: those outside the longest sequence that is in order in both.
 * @param before and `after` hold the same names
 */
export function movedNames(before: readonly Name[], after: readonly Name[]): Set<Name> {
  const positions = new Map(before.map((name, index) => [name, index]));
  const wanted = after.map((name) => positions.get(name) ?? 0);
  // Longest increasing subsequence: `tails[n]` is the index in `after` where the best sequence of length n + 1 ends.
  const tails: number[] = [];
  const previous: (number | undefined)[] = [];
  wanted.forEach((position, index) => {
    let [low, high] = [0, tails.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((wanted[tails[middle] as number] as number) < position) low = middle + 1;
      else high = middle;
    }
    previous[index] = tails[low - 1];
    tails[low] = index;
  });
  const moved = new Set(after);
  for (let at = tails.at(-1); at !== undefined; at = previous[at]) moved.delete(after[at] as Name);
  return moved;
}
