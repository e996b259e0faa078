/** SPEC section 9. */
const prefix = 'DO_NOT_SHOW_POPUP_';

/** The cookie that dismisses a popup until the given time. */
export const dismissCookie = (id: number, until: Date): string =>
  `${prefix}${id}=1; path=/; expires=${until.toUTCString()}; samesite=lax`;

/** Whether the cookies of the document dismiss a popup. */
export const isDismissed = (cookies: string, id: number): boolean =>
  cookies.split('; ').some((cookie) => cookie.startsWith(`${prefix}${id}=`));
