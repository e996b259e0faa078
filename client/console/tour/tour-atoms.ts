import { atom } from 'jotai';

const storageKey = 'maru-tour';

const isShown = atom(localStorage.getItem(storageKey) === null);

/** Whether the tour is shown: on the first visit with this browser, and on request. Once ended, it stays away. */
export const tourAtom = atom(
  (get) => get(isShown),
  (_get, set, show: boolean) => {
    if (!show) localStorage.setItem(storageKey, 'seen');
    set(isShown, show);
  },
);
