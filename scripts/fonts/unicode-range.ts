/** Parses the value of a `unicode-range` descriptor, such as `U+20-7e, U+a9`. */
export function parseUnicodeRange(value: string): number[] {
  return value.split(',').flatMap((part) => {
    const [from = '', to = from] = part.trim().replace(/^U\+/i, '').split('-');
    const [first, last] = [Number.parseInt(from, 16), Number.parseInt(to, 16)];
    if (Number.isNaN(first) || Number.isNaN(last))
      throw new Error(`[fonts] "${part}" is not a Unicode range.`);
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
}

/** Writes code points as the shortest `unicode-range`. */
export function formatUnicodeRange(codePoints: Iterable<number>): string {
  const runs: [number, number][] = [];
  for (const codePoint of [...new Set(codePoints)].sort((a, b) => a - b)) {
    const run = runs.at(-1);
    if (run && run[1] === codePoint - 1) run[1] = codePoint;
    else runs.push([codePoint, codePoint]);
  }
  return runs
    .map(([from, to]) => `U+${from.toString(16)}${to > from ? `-${to.toString(16)}` : ''}`)
    .join(',');
}

/**
 * Widens the ranges of consecutively declared faces. Where ranges overlap, the browser uses the face declared last. So
 * an early face may claim characters that a later one has, and any face may claim characters that none has. Long lists
 * of single characters become a few runs, which halves the stylesheet.
 */
export function fillHoles(faces: readonly (readonly number[])[]): number[][] {
  const owned = new Set(faces.flat());
  const later = new Set<number>();
  const filled: number[][] = [];
  for (const face of [...faces].reverse()) {
    const sorted = [...face].sort((a, b) => a - b);
    filled.unshift(sorted.flatMap((codePoint, index) => [...hole(sorted[index - 1], codePoint), codePoint]));
    for (const codePoint of face) later.add(codePoint);
  }
  return filled;

  function hole(before: number | undefined, codePoint: number): number[] {
    if (before === undefined || codePoint - before > 64) return [];
    const between = Array.from({ length: codePoint - before - 1 }, (_, index) => before + 1 + index);
    return between.every((candidate) => later.has(candidate) || !owned.has(candidate)) ? between : [];
  }
}
