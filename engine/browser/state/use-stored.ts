import type { Atom } from 'jotai';
import { useAtomValue } from 'jotai/react';
import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * The value of an atom that local storage keeps. While an island hydrates it is what the server knew: another island
 * may have read the storage already, and the first render must be that of the server's HTML.
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
