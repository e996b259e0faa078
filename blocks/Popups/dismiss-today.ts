import { nextMidnight } from '#schemas/time/zone.ts';
import { dismissCookie } from './dismissal.ts';

/** When a popup that is dismissed now may come again: the next midnight where the partner is. */
export const dismissedUntil: (now: Date, timeZone: string) => Date = nextMidnight;

/** Dismisses a popup for today, or undoes that. Browser only. */
export function dismissToday(id: number, dismissed: boolean, timeZone: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is asynchronous, and not in every browser
  document.cookie = dismissCookie(id, dismissed ? dismissedUntil(new Date(), timeZone) : new Date(0));
}
