import { useState } from 'react';

/**
 * The entry that is open. It stays while it is open, although an answer may take it off the page of the list.
 * @returns the entry, undefined if no page shown so far had it, and a function that replaces it until the list has it
 * again
 */
export function useShownEntry<Row extends { id: number }>(
  rows: readonly Row[] | undefined,
  id: number | undefined,
): [Row | undefined, (row: Row) => void] {
  const [seen, setSeen] = useState<Row>();
  const [shown, setShown] = useState<Row>();
  const listed = rows?.find((row) => row.id === id);
  if (listed && listed !== seen) {
    setSeen(listed);
    setShown(listed);
  }
  return [shown?.id === id ? shown : listed, setShown];
}
