import type { Json } from '#schemas/json.ts';

/**
 * The index of a list's item after the list has changed, for example by a colleague or an undo: the index of the only
 * item with the same content, else the one at its place before or after the changes.
 * @returns null if the item is gone
 */
export function followItem(before: readonly Json[], after: readonly Json[], index: number): number | null {
  const [from, to] = [before.map(contentOf), after.map(contentOf)];
  const isSame = (content: string) => content === from[index];
  if (from.filter(isSame).length === 1 && to.filter(isSame).length === 1) return to.findIndex(isSame);
  const start = from.findIndex((content, at) => content !== to[at]);
  const end = from.findLastIndex((content, at) => content !== to[at - from.length + to.length]);
  if (start === -1 || index < start) return index;
  if (index > end) return index - from.length + to.length;
  return from.length === to.length ? index : null;
}

const contentOf = (item: Json) => JSON.stringify(item);
