/** Milliseconds for which search engines still list an event that has ended: visitors may look for what it was. */
export const endedEventIndexedMs: number = 30 * 24 * 3_600_000;
