import { useState } from 'react';

/**
 * The entry that is open. It stays while it is open, although an answer may take it off the page of the list.
 * @returns the entry, undefined if no page shown so far had it, and a function that replaces it
 */
export function useShownEntry<Row extends { id: number }>(
  rows: readonly Row[] | undefined,
  id: number | undefined,
): [Row | undefined, (row: Row) => void] {
  const [last, setLast] = useState<Row>();
  const listed = rows?.find((row) => row.id === id);
  if (listed && listed !== last) setLast(listed);
  return [listed ?? (last?.id === id ? last : undefined), setLast];
}
