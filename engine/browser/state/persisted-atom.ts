import { atom } from 'jotai/vanilla';
import { browserStorage, readInTime, type TextStorage } from './storage.ts';

type Change<T> = T | ((previous: T) => T);
/** `missed`: changes made before the storage has answered. */
type Held<T> = { value: T; missed?: Change<T>[] };

/**
 * An atom stored under `key` in a storage, local storage by default. It starts with `initial` on the server and on
 * hydration and reads the storage when it is mounted, so server and first client render agree. It follows other tabs.
 * If the storage cannot be read or written (private mode, quota) or does not answer in time, it is a plain atom.
 *
 * jotai's own `atomWithStorage` updates from its initial value until it is mounted, which would overwrite what an
 * earlier page stored.
 * @param repair makes a valid value from any stored value. Hand-written, because zod would cost every visitor some
 *   15 kB; `repair.test.ts` checks it against the schemas.
 */
export function persistedAtom<T>(
  key: string,
  repair: (stored: unknown) => T,
  initial: T,
  storage: TextStorage = browserStorage,
) {
  const held = atom<Held<T> | null>(null);
  const source = atom(
    (get) => get(held),
    (get, set, _load: 'load') => {
      if (get(held) === null) set(held, { value: initial, missed: [] });
      readInTime(storage, key, (text) => {
        const missed = get(held)?.missed ?? [];
        const value = missed.reduce<T>(changed, parse(text));
        set(held, { value });
        if (missed.length > 0) keep(value);
      });
    },
  );
  source.onMount = (dispatch) => {
    dispatch('load');
    const listen = (event: StorageEvent) => {
      if (event.key === key || event.key === null) dispatch('load');
    };
    window.addEventListener('storage', listen);
    return () => window.removeEventListener('storage', listen);
  };

  return atom(
    (get) => get(source)?.value ?? initial,
    (get, set, change: Change<T>) => {
      if (get(held) === null) set(source, 'load');
      const { value: previous, missed } = get(held) ?? { value: initial };
      const value = changed(previous, change);
      set(held, missed ? { value, missed: [...missed, change] } : { value });
      if (!missed) keep(value);
    },
  );

  function parse(text: string | null): T {
    return text ? (attempt(() => repair(JSON.parse(text))) ?? initial) : initial;
  }

  function keep(value: T): void {
    // Ignores errors, including rejected promises: nothing can be done about them.
    attempt(() => Promise.resolve(storage.setItem(key, JSON.stringify(value))).catch(() => {}));
  }
}

const changed = <T>(previous: T, change: Change<T>): T =>
  typeof change === 'function' ? (change as (previous: T) => T)(previous) : change;

function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
