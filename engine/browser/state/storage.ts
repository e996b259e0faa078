import { storedEvent } from './stored-event.ts';

/** What keeps state between visits. It may answer at once, as local storage does, or later, as an app around the page does. */
export type TextStorage = {
  getItem: (key: string) => string | null | Promise<string | null>;
  setItem: (key: string, text: string) => unknown;
};

/** Milliseconds after which a storage that has not answered holds nothing (SPEC section 3). */
export const storageTimeout = 5000;

/** Local storage. It is looked up when it is used: where cookies are blocked, naming it alone throws. */
export const browserStorage: TextStorage = {
  getItem: (key) => localStorage.getItem(key),
  setItem: (key, text) => {
    localStorage.setItem(key, text);
    dispatchEvent(new CustomEvent(storedEvent, { detail: key }));
  },
};

/**
 * Reads from a storage. `receive` is called once: at once where the storage answers at once, else when it answers or
 * after 5000 ms. A storage that fails holds nothing.
 */
export function readInTime(storage: TextStorage, key: string, receive: (text: string | null) => void): void {
  let answer: string | null | Promise<string | null>;
  try {
    answer = storage.getItem(key);
  } catch {
    answer = null;
  }
  if (!(answer instanceof Promise)) {
    receive(answer);
    return;
  }
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, storageTimeout, null);
  });
  Promise.race([answer.catch(() => null), late]).then((text) => {
    clearTimeout(timer);
    receive(text);
  });
}
