/** Tells this page that a local-storage key was written; the browser tells only other tabs. Its detail is the key. */
export const storedEvent = 'maru:stored';
