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
