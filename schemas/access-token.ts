/** The cookie that holds a visitor's login; the reservation widget sets it (SPEC section 6). */
export const accessTokenCookie = 'access-token';
