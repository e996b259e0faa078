import { addDays, instantAt, wallClock } from '#engine/time/zoned-time.ts';

/** SPEC section 9. */
const prefix = 'DO_NOT_SHOW_POPUP_';

/** When a popup that is dismissed now may come again: the next midnight where the partner is. */
export const dismissedUntil = (now: Date, timeZone: string): Date =>
  instantAt(addDays(wallClock(now, timeZone).date, 1), 0, timeZone);

/** The cookie that dismisses a popup for today. */
export const dismissCookie = (id: number, until: Date): string =>
  `${prefix}${id}=1; path=/; expires=${until.toUTCString()}; samesite=lax`;

/** Whether the cookies of the document dismiss a popup. */
export const isDismissed = (cookies: string, id: number): boolean =>
  cookies.split('; ').some((cookie) => cookie.startsWith(`${prefix}${id}=`));

/** Dismisses a popup for today, or takes that back. Browser only. */
export function dismissToday(id: number, dismissed: boolean, timeZone: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is asynchronous, and not in every browser
  document.cookie = dismissCookie(id, dismissed ? dismissedUntil(new Date(), timeZone) : new Date(0));
}
