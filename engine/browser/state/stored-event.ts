/** Tells this page that a name of local storage was written; the browser tells other tabs only. Its detail is the name. */
export const storedEvent = 'maru:stored';
