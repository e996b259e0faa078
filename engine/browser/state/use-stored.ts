import type { Atom } from 'jotai';
import { useAtomValue } from 'jotai/react';
import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * The value of an atom in local storage. While an island hydrates it is the server's value: another island may have
 * read the storage already, but the first render must match the server's HTML.
 */
export function useStored<T>(stored: Atom<T>, known: T): T {
  const value = useAtomValue(stored);
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return isHydrated ? value : known;
}
