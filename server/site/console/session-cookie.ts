import { parseCookie, stringifySetCookie } from 'cookie';

/** The operator's session. Only the console's server reads it; scripts and other hosts never see it. */
const name = 'maru-session';

/** The token of a request's session, or undefined. */
export function sessionToken(cookies: string | undefined): string | undefined {
  return (cookies && parseCookie(cookies)[name]) || undefined;
}

/**
 * A `Set-Cookie` header with the session.
 * @param isSecure whether the console is reached by https
 */
export function sessionCookie(token: string, expiresAt: Date, isSecure: boolean): string {
  return stringifySetCookie({ ...options(isSecure), value: token, expires: expiresAt });
}

/** A `Set-Cookie` header that deletes the session. */
export function noSessionCookie(isSecure: boolean): string {
  return stringifySetCookie({ ...options(isSecure), value: '', maxAge: 0 });
}

const options = (isSecure: boolean) =>
  ({ name, path: '/', httpOnly: true, sameSite: 'strict', secure: isSecure }) as const;
