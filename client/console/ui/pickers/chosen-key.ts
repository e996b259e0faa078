import type { Key, Selection } from 'react-aria-components';

/**
 * The item that was clicked, from what is selected before and after it: a new one, or the one that was chosen already.
 * @returns undefined if nothing changed
 */
export function chosenKey(before: readonly Key[], after: Selection): Key | undefined {
  if (after === 'all') return undefined;
  return [...after].find((key) => !before.includes(key)) ?? before.find((key) => !after.has(key));
}
