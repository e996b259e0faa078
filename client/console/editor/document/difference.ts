/** What turns one text into another: at `offset`, `removed` was replaced by `added`. */
export type Difference = { offset: number; removed: string; added: string };

/** The part in which two texts differ, between their equal beginnings and ends. */
export function differenceOf(before: string, after: string): Difference {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return {
    offset: start,
    removed: before.slice(start, before.length - end),
    added: after.slice(start, after.length - end),
  };
}

/** Replaces `length` characters at `offset`. */
export const splice = (text: string, offset: number, length: number, added: string): string =>
  text.slice(0, offset) + added + text.slice(offset + length);

/**
 * The parts in which two texts differ, first to last. Lines that both have once, and in the same order, are in none of them:
 * of two distant changes, what is between them stays out.
 */
export function differencesOf(before: string, after: string): Difference[] {
  const found: Difference[] = [];
  let [from, to] = [0, 0];
  const compare = (fromEnd: number, toEnd: number) => {
    const { offset, removed, added } = differenceOf(before.slice(from, fromEnd), after.slice(to, toEnd));
    if (removed !== '' || added !== '') found.push({ offset: from + offset, removed, added });
  };
  for (const { line, at, isAt } of inOrder(commonLines(before, after))) {
    compare(at, isAt);
    [from, to] = [at + line.length, isAt + line.length];
  }
  compare(before.length, after.length);
  return found;
}

/** A line with its offsets in the text before and after. */
type CommonLine = { line: string; at: number; isAt: number };

function commonLines(before: string, after: string): CommonLine[] {
  const others = singleLines(after);
  return [...singleLines(before)].flatMap(([line, at]) => {
    const isAt = others.get(line);
    return isAt === undefined ? [] : { line, at, isAt };
  });
}

/** The offsets of the lines that a text has once. */
function singleLines(text: string): Map<string, number> {
  const lines = new Map<string, number>();
  const repeated = new Set<string>();
  let offset = 0;
  for (const line of text.split('\n')) {
    if (lines.has(line)) repeated.add(line);
    lines.set(line, offset);
    offset += line.length + 1;
  }
  for (const line of repeated) lines.delete(line);
  return lines;
}

type Chain = { last: CommonLine; before: Chain | undefined };

/** The most lines that are in the same order in both texts. */
function inOrder(lines: readonly CommonLine[]): CommonLine[] {
  /** By length, the chain whose last line comes first in the text after. */
  const chains: Chain[] = [];
  for (const last of lines) {
    let [length, longest] = [0, chains.length];
    while (length < longest) {
      const middle = (length + longest) >> 1;
      if ((chains[middle]?.last.isAt ?? 0) < last.isAt) length = middle + 1;
      else longest = middle;
    }
    chains[length] = { last, before: chains[length - 1] };
  }
  const found: CommonLine[] = [];
  for (let chain = chains.at(-1); chain; chain = chain.before) found.push(chain.last);
  return found.reverse();
}
