import { differenceOf, splice } from '../document/difference.ts';

/**
 * Applies the change from `before` to `ours` to another text that was made from `before`.
 * @returns undefined if both changed the same place
 */
export function rebaseText(before: string, ours: string, theirs: string): string | undefined {
  if (before === ours) return theirs;
  if (before === theirs || ours === theirs) return ours;
  const [mine, other] = [differenceOf(before, ours), differenceOf(before, theirs)];
  const isBefore = mine.offset + mine.removed.length < other.offset;
  if (!isBefore && other.offset + other.removed.length >= mine.offset) return undefined;
  const shift = isBefore ? 0 : theirs.length - before.length;
  return splice(theirs, mine.offset + shift, mine.removed.length, mine.added);
}
