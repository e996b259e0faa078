import { atom } from 'jotai/vanilla';
import { attempt } from './attempt.ts';
import { browserStorage, readInTime, type TextStorage } from './storage.ts';

export type Change<T> = T | ((previous: T) => T);
/** `missed`: changes made before the storage has answered. `isUnsaved`: the value exists only here. */
type Held<T> = { value: T; missed?: Change<T>[]; isUnsaved?: boolean };

/**
 * An atom stored under `key` in a storage, local storage by default. It starts with `initial` on the server and on
 * hydration and reads the storage when it is mounted, so server and first client render agree. It follows other tabs
 * while it is mounted, and reads the storage again before every change, because they may have written to it. If the
 * storage cannot be read or written (private mode, quota) or does not answer in time, it is a plain atom.
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
  const held = atom<Held<T>>({ value: initial });
  const source = atom(
    (get) => get(held),
    (get, set, _load: 'load') => {
      const { value: before, missed, isUnsaved } = get(held);
      // It is being read already, or the storage lacks the value.
      if (missed || isUnsaved) return;
      set(held, { value: before, missed: [] });
      readInTime(storage, key, (text) => {
        const changes = get(held).missed ?? [];
        const value = changes.reduce<T>(changed, text === undefined ? before : parse(text));
        set(held, changes.length > 0 ? store(value) : { value });
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
    (get) => get(source).value,
    (get, set, change: Change<T>) => {
      set(source, 'load');
      const { value: previous, missed } = get(held);
      const value = changed(previous, change);
      set(held, missed ? { value, missed: [...missed, change] } : store(value));
    },
  );

  function parse(text: string | null): T {
    return text ? (attempt(() => repair(JSON.parse(text))) ?? initial) : initial;
  }

  function store(value: T): Held<T> {
    // Ignores errors, including rejected promises: nothing can be done about them.
    const storing = attempt(() =>
      Promise.resolve(storage.setItem(key, JSON.stringify(value))).catch(() => {}),
    );
    return { value, isUnsaved: !storing };
  }
}

/** The value after a change. */
export const changed = <T>(previous: T, change: Change<T>): T =>
  typeof change === 'function' ? (change as (previous: T) => T)(previous) : change;
