/** The cookie that holds a visitor's login; the reservation widget sets it (SPEC section 6). */
export const accessTokenCookie = 'access-token';

/**
 * Cookie set when the backend has refused this browser's login: the visible page asks to log in again and deletes the
 * cookie when the visitor closes the prompt. Scripts can read it even if they cannot read the login.
 */
export const loginEndedCookie = 'login-ended';
/** Lifetime of the cookie in seconds. */
export const loginEndedSeconds = 60;
