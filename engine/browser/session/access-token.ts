import { accessTokenCookie } from '#schemas/access-token.ts';

/** The visitor's login from its cookie, or undefined. Browser only. */
export function readAccessToken(cookies = document.cookie): string | undefined {
  const start = `${accessTokenCookie}=`;
  const found = cookies.split('; ').find((cookie) => cookie.startsWith(start));
  return found?.slice(start.length) || undefined;
}
