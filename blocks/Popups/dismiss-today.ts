import { instantAt, wallClock } from '#engine/domain/time/zoned-time.ts';
import { addDays } from '#schemas/day-and-time.ts';
import { dismissCookie } from './dismissal.ts';

/** When a popup that is dismissed now may come again: the next midnight where the partner is. */
export const dismissedUntil = (now: Date, timeZone: string): Date =>
  instantAt(addDays(wallClock(now, timeZone).date, 1), 0, timeZone);

/** Dismisses a popup for today, or takes that back. Browser only. */
export function dismissToday(id: number, dismissed: boolean, timeZone: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is asynchronous, and not in every browser
  document.cookie = dismissCookie(id, dismissed ? dismissedUntil(new Date(), timeZone) : new Date(0));
}
