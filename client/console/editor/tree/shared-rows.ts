import { useRef } from 'react';
import type { TreeRow } from './page-tree.ts';

/** The rows of a new tree, reusing equal rows of the previous one, so that only changed rows render again. */
export function sharedRows(before: readonly TreeRow[], after: TreeRow[]): TreeRow[] {
  const rows = after.map((row, index) => shared(before[index], row));
  return rows.length === before.length && rows.every((row, index) => row === before[index])
    ? (before as TreeRow[])
    : rows;
}

function shared(before: TreeRow | undefined, row: TreeRow): TreeRow {
  if (before?.key !== row.key) return row;
  const children = sharedRows(before.children, row.children);
  const isSame =
    children === before.children &&
    (['origin', 'kind', 'name', 'id', 'parentType', 'globalSlot', 'isHidden', 'text'] as const).every(
      (name) => before[name] === row[name],
    );
  return isSame ? before : { ...row, children };
}

/** The previous value as long as the new one equals it. */
export function useShared<T>(value: T, share: (before: T, value: T) => T): T {
  const last = useRef(value);
  last.current = share(last.current, value);
  return last.current;
}

/** The previous map if the new one has the same entries. */
export const sharedMap = <K, V>(before: ReadonlyMap<K, V>, after: ReadonlyMap<K, V>): ReadonlyMap<K, V> =>
  before.size === after.size && [...after].every(([key, value]) => before.get(key) === value)
    ? before
    : after;
