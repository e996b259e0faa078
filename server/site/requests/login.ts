import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyRequest } from 'fastify';
import { accessTokenCookie, loginEndedCookie, loginEndedSeconds } from '#schemas/access-token.ts';

/** Whether a text is a valid header value; a decoded cookie may hold anything. */
export const isHeaderValue = (value: string | undefined): value is string =>
  value !== undefined && /^[\x21-\x7e][\x20-\x7e]{0,4095}$/.test(value);

type Cookies = { headers: { cookie?: string | undefined } };

/** Whether a request has an access token. A cheap check, which is also true for a token that no call can carry. */
export const hasLogin = ({ headers }: Cookies): boolean =>
  headers.cookie?.includes(`${accessTokenCookie}=`) === true;

/** The access token of a request, as calls carry it; undefined if it has none that they can carry. */
export function loginOf(request: Cookies): string | undefined {
  if (!hasLogin(request)) return undefined;
  const token = parseCookie(request.headers.cookie ?? '')[accessTokenCookie];
  return isHeaderValue(token) ? token : undefined;
}

/**
 * Deletes the access token (SPEC section 6), including one set for a whole domain: it would only be refused again.
 * The open page asks the visitor to log in again (client/visitor/behaviors/watch-login.ts).
 * @returns values of `Set-Cookie`
 */
export function endedLogin({ hostname }: Pick<FastifyRequest, 'hostname'>): string[] {
  const names = hostname.toLowerCase().split('.');
  const domains = names.slice(0, -1).map((_, from) => names.slice(from).join('.'));
  const cookie = { name: accessTokenCookie, value: '', path: '/', maxAge: 0 };
  const deleted = [undefined, ...domains].map((domain) =>
    stringifySetCookie({ ...cookie, ...(domain === undefined ? {} : { domain }) }),
  );
  const told = { name: loginEndedCookie, value: '1', path: '/', maxAge: loginEndedSeconds };
  return [...deleted, stringifySetCookie(told)];
}
