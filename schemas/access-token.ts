/** The cookie that holds a visitor's login; the reservation widget sets it (SPEC section 6). */
export const accessTokenCookie = 'access-token';

/**
 * The cookie that says that the backend has refused the login of this browser: the page in sight asks to log in again,
 * and deletes it when the visitor has answered. Scripts can read it also where they cannot read the login.
 */
export const loginEndedCookie = 'login-ended';
/** Seconds for which it waits for such a page. */
export const loginEndedSeconds = 60;
