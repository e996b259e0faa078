import { parseCookie, stringifySetCookie } from 'cookie';

/**
 * The operator's session. Only the console's server reads it; scripts and other hosts never see it. The prefix stops
 * other hosts of the domain, such as clinics' hosts, from setting it: an operator would otherwise work in someone
 * else's account.
 */
const nameOf = (isSecure: boolean) => `${isSecure ? '__Host-' : ''}maru-session`;

/**
 * The token of a request's session, or undefined.
 * @param isSecure whether the console is reached by https
 */
export function sessionToken(cookies: string | undefined, isSecure: boolean): string | undefined {
  const token = cookies && parseCookie(cookies)[nameOf(isSecure)];
  // Anything else is no token, and may not even be allowed in a header.
  return token && /^[\w-]{20,200}$/.test(token) ? token : undefined;
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
  ({ name: nameOf(isSecure), path: '/', httpOnly: true, sameSite: 'strict', secure: isSecure }) as const;
