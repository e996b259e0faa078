/** Tells this page that local storage was written; the browser tells only other tabs. */
export const storedEvent = 'maru:stored';
