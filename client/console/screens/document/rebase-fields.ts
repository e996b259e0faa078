import type { Json } from '#schemas/json.ts';

type Fields = { [name: string]: Json };

/**
 * What somebody else has saved, with one's own changes: the fields that differ between the other two, as the second of
 * them has them.
 */
export function rebaseFields(theirs: Fields, before: Fields, after: Fields): Fields {
  const names = Object.keys({ ...before, ...after }).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  const others = Object.entries(theirs).filter(([name]) => !names.includes(name));
  return Object.fromEntries([...others, ...Object.entries(after).filter(([name]) => names.includes(name))]);
}
