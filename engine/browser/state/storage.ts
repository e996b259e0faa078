import { storedEvent } from './stored-event.ts';

/**
 * Stores state between visits: synchronously, such as local storage, or asynchronously, such as an app around the page.
 */
export type TextStorage = {
  getItem: (key: string) => string | null | Promise<string | null>;
  setItem: (key: string, text: string) => unknown;
};

/** Milliseconds after which a storage that has not answered counts as empty (SPEC section 3). */
export const storageTimeout = 5000;

/** Local storage, accessed lazily: if cookies are blocked, even the access throws. */
export const browserStorage: TextStorage = {
  getItem: (key) => localStorage.getItem(key),
  setItem: (key, text) => {
    localStorage.setItem(key, text);
    dispatchEvent(new Event(storedEvent));
  },
};

/**
 * Reads from a storage. `receive` is called once: synchronously if the storage is, else when it answers or after 5000
 * ms; without a text if the storage fails or is late.
 */
export function readInTime(storage: TextStorage, key: string, receive: (text?: string | null) => void): void {
  let answer: string | null | undefined | Promise<string | null>;
  try {
    answer = storage.getItem(key);
  } catch {}
  if (!(answer instanceof Promise)) {
    receive(answer);
    return;
  }
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, storageTimeout, undefined);
  });
  Promise.race([answer.catch(() => undefined), late]).then((text) => {
    clearTimeout(timer);
    receive(text);
  });
}
